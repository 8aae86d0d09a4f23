import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { DEFAULT_LANGUAGE } from '@/lib/i18n/languages';
import { LAST_WORDS } from '@/lib/i18n/last-words';
import { TOO_MANY_PAGES } from '@/lib/i18n/page-limit-words';
import { countPage, waitForTurn } from '@/lib/throttle/pages';
import { shownLanguage } from './caller';
import { contentSecurityPolicy } from './csp';
import { findPageEnd } from './pages-under-way';

/** Colours from tailwind.config.ts. */
const STYLE = `
:root { color-scheme: light dark; font: 0.875rem/1.25rem system-ui, sans-serif; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; text-align: center;
  background: light-dark(#f6f8fa, #0d131b); color: light-dark(#354253, #c3cdd9); }
main { max-width: 32rem; padding: 4rem 1.5rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.25rem; color: light-dark(#101923, #e8edf3); }
a { display: inline-block; margin-top: 1rem; padding: 0.75rem 1rem; border-radius: 0.5rem;
  font-weight: 500; text-decoration: none;
  background: light-dark(#0b6e69, #5ad1c4); color: light-dark(#ffffff, #06211f); }`;

/**
 * Rendered without Next, to save the cost that the limit protects against. The empty link reloads
 * the current URL.
 */
function refusal(request: NextRequest, seconds: number): NextResponse {
  const language = shownLanguage(request) ?? DEFAULT_LANGUAGE;
  const { heading, text } = TOO_MANY_PAGES[language];
  const page = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} · Veminto</title><style>${STYLE}</style></head>
<body><main><h1>${heading}</h1><p>${text}</p><a href="">${LAST_WORDS[language].again}</a></main></body>
</html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(btoa(crypto.randomUUID())),
    'cache-control': 'no-store',
    'retry-after': String(seconds),
  };
  return new NextResponse(page, { status: 429, headers });
}

/** Counts a page of a signed-in user and awaits its turn. @returns a response if it is refused. */
export async function beginPage(
  request: NextRequest,
  sessionId: string,
): Promise<NextResponse | null> {
  const seconds = countPage(sessionId);
  if (seconds > 0) return refusal(request, seconds);
  const ended = findPageEnd(request.headers);
  if (ended) await waitForTurn(sessionId, ended);
  return null;
}
