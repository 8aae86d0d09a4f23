import { SHARE_MESSAGES } from './constants';

/** The end stands in the last bytes, before whatever a program adds. */
const TAIL = 1_024;
const ACTIVE = named('JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA');
/** Objects inside of packed ones, and the tables that lead to them: none of ours has them. */
const PACKED = named('ObjStm', 'XRef', 'XRefStm');

/** One of these names, as it may be written: any letter of one may stand there as #xx. */
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
