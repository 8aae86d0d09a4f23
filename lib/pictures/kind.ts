import 'server-only';

type PictureKind = 'jpeg' | 'png' | 'webp';

const starts = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** Detects the format by the first bytes, ignoring the file name; null when it is not supported. */
export function pictureKind(bytes: Buffer): PictureKind | null {
  if (starts(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (starts(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) return 'webp';
  return null;
}

/** Whether a PNG is animated: decoders silently show only its first frame. */
export function isAnimatedPng(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL', 8, 'latin1');
  const data = bytes.indexOf('IDAT', 8, 'latin1');
  return control > 0 && (data < 0 || control < data);
}
