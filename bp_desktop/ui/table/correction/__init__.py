"""Correction of the past: strike or change an old step and decide what that breaks."""
