import 'server-only';
import { SHARE_MESSAGES } from './constants';

/** The end stands in the last bytes, before whatever a program adds. */
const TAIL = 1_024;
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)\b/;

/** @returns what is wrong with a PDF, or null. */
export async function checkPdf(bytes: Buffer): Promise<string | null> {
  const head = bytes.toString('latin1', 0, 8);
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - TAIL));
  if (!/^%PDF-\d\.\d/.test(head) || !tail.includes('%%EOF')) return SHARE_MESSAGES.damaged;
  return ACTIVE.test(bytes.toString('latin1')) ? SHARE_MESSAGES.active : null;
}
