/** Maximum size of an upload, and the side length in pixels of the stored picture. */
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024;
export const PICTURE_SIZE = 256;
/** Accepted types of the file chooser. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

/** Pixel limits: enough for a camera, but not for a decompression bomb. */
export const PICTURE_MAX_PIXELS = 25_000_000;
export const PICTURE_MAX_SIDE = 16_000;

export const PICTURE_MESSAGES = {
  empty: 'This picture is empty.',
  tooLarge: 'A picture may have at most 2 MB.',
  kind: 'Choose a JPEG, PNG or WebP picture.',
  animated: 'Choose a picture that does not move.',
  pixels: 'This picture has too many pixels: at most 25 million, 16.000 on a side.',
  broken: 'This picture cannot be read. It may be damaged.',
} as const;
