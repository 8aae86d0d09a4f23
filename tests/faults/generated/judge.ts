import type { Generated } from './requests.ts';
import type { Given } from './send.ts';

/** Text that only our own code and its tools would produce. */
const INSIDE =
  /\bat (?:async )?[\w.<>]+ \((?:file|node|\/|webpack|turbopack)|node_modules|\.next\/server|Prisma[A-Z]\w+Error|Invalid `\w*\.\w+|\bCode: `\d|ECONNREFUSED|\/tests\/support\//;
/** A page that failed after its first bytes were sent; Next's own markers do not count. */
const FAILED_LATE = /data-dgst="(?!NEXT_|BAILOUT_|DYNAMIC_)/;

/** Only providers that are not configured are unavailable; a HEAD has no text to say so. */
const isNotConfigured = ({ method }: Generated, { status, text }: Given) =>
  status === 503 && (method === 'HEAD' || text.includes('"code":"not_configured"'));

/** Near Node's 16 KiB header limit; larger requests may be disconnected instead of getting 431. */
const LONG_HEAD = 15_000;
const headLength = ({ path, headers }: Generated) => path.length + JSON.stringify(headers).length;

/** What is wrong with an answer, regardless of the request; null if nothing. Ignores its time. */
export function problemOf(asked: Generated, given: Given): string | null {
  const { status, text, type } = given;
  // Requests with a wrong body length are disconnected.
  const isLie = asked.length === 'longer' || asked.length === 'shorter';
  if (status === 0) return isLie || headLength(asked) > LONG_HEAD ? null : 'no answer';
  if (status >= 500 && !isNotConfigured(asked, given)) return `status ${status}`;
  const isText = /json|html|text/.test(type) || type === '';
  if (isText && INSIDE.test(text)) return `it shows ${INSIDE.exec(text)?.[0]}`;
  if (type.includes('html') && FAILED_LATE.test(text)) return 'the page failed';
  return null;
}
