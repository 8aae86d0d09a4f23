/** Control characters that no table has. */
const BINARY = /[^\P{Cc}\t\n\v\f\r\u0085]/u;
/** Markup, as some programs write into files named .xls, and RTF. */
const OTHER_TEXT = /^\s*(?:<(?:!|\?|\w)|\{\\rtf|%PDF-)/;

/** How much of a file shows its encoding. */
const SHOWN = 4_096;

/** The encoding of UTF-16 without a byte order mark, by its null bytes; null for others. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const shown = bytes.subarray(0, SHOWN);
  const nulls = [0, 0];
  for (const [at, byte] of shown.entries())
    if (byte === 0) nulls[at % 2] = (nulls[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nulls;
  if (Math.max(even, odd) * 4 < shown.length) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return wideEncoding(bytes) ?? 'utf-8';
}

function decoded(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    // As Danish spreadsheets write it.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** How programs of DOS mark the end of a file. */
const DOS_END = 0x1a;

function withoutEnd(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (bytes[end - 1] === DOS_END) end -= 1;
  return bytes.subarray(0, end);
}

/** The text of a file, whatever its encoding; null for what is no plain text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decoded(withoutEnd(bytes));
  return BINARY.test(text) || OTHER_TEXT.test(text.slice(0, SHOWN)) ? null : text;
}
