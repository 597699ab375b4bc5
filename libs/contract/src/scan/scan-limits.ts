/** What somebody without an account may send beside their words: photos of one report, and bytes of each. */
export const scanPhotoLimits = { photos: 3, bytes: 2_097_152 } as const;
