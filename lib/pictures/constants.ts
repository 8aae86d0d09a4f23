/** A picture as it comes, and as it is kept. */
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024;
export const PICTURE_SIZE = 256;
/** What a file chooser offers. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

/** Pixels a picture may have: a camera's, not a bomb's. */
export const PICTURE_MAX_PIXELS = 25_000_000;
export const PICTURE_MAX_SIDE = 16_000;

export const PICTURE_MESSAGES = {
  empty: 'This picture is empty.',
  tooLarge: 'A picture may have at most 2 MB.',
  kind: 'Choose a JPEG, PNG or WebP picture.',
  animated: 'Choose a picture that does not move.',
  pixels: 'This picture has too many pixels: at most 25 million, 16,000 on a side.',
  broken: 'This picture cannot be read. It may be damaged.',
} as const;
