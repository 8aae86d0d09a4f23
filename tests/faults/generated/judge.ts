import type { Generated } from './requests.ts';
import type { Given } from './send.ts';

/** What only our own code and its tools would say. */
const INSIDE =
  /\bat (?:async )?[\w.<>]+ \((?:file|node|\/|webpack|turbopack)|node_modules|\.next\/server|Prisma[A-Z]\w+Error|Invalid `\w*\.\w+|\bCode: `\d|ECONNREFUSED|\/tests\/support\//;
/** A page that failed after its first bytes were sent; what Next marks for itself is none. */
const FAILED_LATE = /data-dgst="(?!NEXT_|BAILOUT_|DYNAMIC_)/;

/** A provider that nobody configured is the one thing that is away; a HEAD has no text to say so. */
const isNotConfigured = ({ method }: Generated, { status, text }: Given) =>
  status === 503 && (method === 'HEAD' || text.includes('"code":"not_configured"'));

/** Near the 16 KiB of Node, cookies and all; who sends more may be hung up on instead of told 431. */
const LONG_HEAD = 15_000;
const headLength = ({ path, headers }: Generated) => path.length + JSON.stringify(headers).length;

/** What is wrong with an answer whatever was asked; null: nothing. Its time is not looked at. */
export function problemOf(asked: Generated, given: Given): string | null {
  const { status, text, type } = given;
  // Whoever lies about the length of a body is hung up on.
  const isLie = asked.length === 'longer' || asked.length === 'shorter';
  if (status === 0) return isLie || headLength(asked) > LONG_HEAD ? null : 'no answer';
  if (status >= 500 && !isNotConfigured(asked, given)) return `status ${status}`;
  const isText = /json|html|text/.test(type) || type === '';
  if (isText && INSIDE.test(text)) return `it shows ${INSIDE.exec(text)?.[0]}`;
  if (type.includes('html') && FAILED_LATE.test(text)) return 'the page failed';
  return null;
}
