import 'server-only';
import { SHARE_MESSAGES } from './constants';

/** The end stands in the last bytes, before whatever a program adds. */
const TAIL = 1_024;
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA)\b/;
/** Objects inside of packed ones, and the tables that lead to them: none of ours has them. */
const PACKED = /\/(?:ObjStm|XRef|XRefStm)\b/;

/** Names as they are read: any letter of one may be written as #xx. */
const withPlainNames = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** @returns what is wrong with a PDF, or null. */
export async function checkPdf(bytes: Buffer): Promise<string | null> {
  const head = bytes.toString('latin1', 0, 8);
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - TAIL));
  if (!/^%PDF-\d\.\d/.test(head) || !tail.includes('%%EOF')) return SHARE_MESSAGES.damaged;
  const text = withPlainNames(bytes.toString('latin1'));
  if (ACTIVE.test(text)) return SHARE_MESSAGES.active;
  return PACKED.test(text) ? SHARE_MESSAGES.packed : null;
}
