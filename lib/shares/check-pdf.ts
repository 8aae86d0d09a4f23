import { SHARE_MESSAGES } from './constants';

/** The end marker is within the last bytes, before anything appended by other programs. */
const TAIL = 1_024;
const ACTIVE = named('JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA');
/** Compressed objects and cross-reference streams, which our own PDFs never contain. */
const PACKED = named('ObjStm', 'XRef', 'XRefStm');

/** Matches any of these names, in which each letter may also be escaped as #xx. */
function named(...names: string[]): RegExp {
  const written = (letter: string) => {
    const code = Buffer.from(letter).toString('hex');
    const digits = code.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
    return `(?:${letter}|#${digits})`;
  };
  const all = names.map((name) => [...name].map(written).join(''));
  return new RegExp(`/(?:${all.join('|')})\\b`);
}

/** @returns what is wrong with a PDF, or null. */
export async function checkPdf(bytes: Buffer): Promise<string | null> {
  const head = bytes.toString('latin1', 0, 8);
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - TAIL));
  if (!/^%PDF-\d\.\d/.test(head) || !tail.includes('%%EOF')) return SHARE_MESSAGES.damaged;
  const text = bytes.toString('latin1');
  if (ACTIVE.test(text)) return SHARE_MESSAGES.active;
  return PACKED.test(text) ? SHARE_MESSAGES.packed : null;
}
