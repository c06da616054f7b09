; The installer for Windows: per user, without administrator rights, in three languages.
; devtools/windows.py gives VERSION, FOLDER (the frozen program), ICON, BANNER, TYPES (which files it opens) and OUT.
; TARGET is given where NSIS is to make a 64-bit installer; on Windows it makes none, and need not.
!ifdef TARGET
  Target ${TARGET}
!endif
Unicode true
ManifestDPIAware true
!ifdef QUICK ; for a trial that nobody downloads
  SetCompressor zlib
!else
  SetCompressor /SOLID lzma
!endif
RequestExecutionLevel user

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

!define NAME "Burning Planets"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\BurningPlanets"
!define PROGRAM "$INSTDIR\${NAME}.exe"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${BANNER}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "${PROGRAM}"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Russian"

LangString RUNNING ${LANG_ENGLISH} "Burning Planets is running. Close it, then press Retry."
LangString RUNNING ${LANG_ITALIAN} "Burning Planets è in esecuzione. Chiudilo, poi premi Riprova."
LangString RUNNING ${LANG_RUSSIAN} "Программа Burning Planets запущена. Закройте её и повторите попытку."
LangString KEPT ${LANG_ENGLISH} "Your maps and matches were kept in$\r$\n$APPDATA\Burning Planets$\r$\n$\r$\nTheir backups are in$\r$\n$LOCALAPPDATA\Burning Planets"
LangString KEPT ${LANG_ITALIAN} "Le tue mappe e partite restano in$\r$\n$APPDATA\Burning Planets$\r$\n$\r$\nLe copie di sicurezza sono in$\r$\n$LOCALAPPDATA\Burning Planets"
LangString KEPT ${LANG_RUSSIAN} "Ваши карты и партии остались в папке$\r$\n$APPDATA\Burning Planets$\r$\n$\r$\nРезервные копии — в папке$\r$\n$LOCALAPPDATA\Burning Planets"

!include /CHARSET=UTF8 "${TYPES}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductName" "${NAME}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "${NAME} installer"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "LegalCopyright" "MIT licence"

; A program that runs can be renamed, but not written to. Nothing is touched before it can be.
!macro WaitForFile file
  ${If} ${FileExists} "${file}"
    again:
    ClearErrors
    FileOpen $0 "${file}" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
      SetErrorLevel 1
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend
!macro WaitUntilClosed un
  Function ${un}WaitForProgram
    !insertmacro WaitForFile "${PROGRAM}"
  FunctionEnd
  Function ${un}WaitForTwin
    !insertmacro WaitForFile "$INSTDIR\bp-desktop.exe"
  FunctionEnd
!macroend
!insertmacro WaitUntilClosed ""
!insertmacro WaitUntilClosed "un."

!macro Associate suffix words
  WriteRegStr HKCU "Software\Classes\.${suffix}" "" "BurningPlanets.${suffix}"
  WriteRegStr HKCU "Software\Classes\BurningPlanets.${suffix}" "" "${words}"
  WriteRegStr HKCU "Software\Classes\BurningPlanets.${suffix}\DefaultIcon" "" "${PROGRAM},0"
  WriteRegStr HKCU "Software\Classes\BurningPlanets.${suffix}\shell\open\command" "" '"${PROGRAM}" "%1"'
!macroend

!macro Dissociate suffix
  ReadRegStr $0 HKCU "Software\Classes\.${suffix}" ""
  ${If} $0 == "BurningPlanets.${suffix}"
    DeleteRegKey HKCU "Software\Classes\.${suffix}"
  ${EndIf}
  DeleteRegKey HKCU "Software\Classes\BurningPlanets.${suffix}"
!macroend

Section
  Call WaitForProgram
  Call WaitForTwin
  ; An older version goes first, so that no file of it is loaded beside the new ones.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*.*"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "${PROGRAM}"
  !insertmacro AssociateAll
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "${PROGRAM}"
  WriteRegStr HKCU "${KEY}" "Publisher" "${NAME} maintainers"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" "$0"
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
SectionEnd

Section "Uninstall"
  Call un.WaitForProgram
  Call un.WaitForTwin
  ; Only what the installer wrote: a portable folder may have games beside the program.
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "${PROGRAM}"
  Delete "$INSTDIR\bp-desktop.exe"
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  !insertmacro DissociateAll
  DeleteRegKey HKCU "${KEY}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
  MessageBox MB_OK|MB_ICONINFORMATION "$(KEPT)" /SD IDOK
SectionEnd
