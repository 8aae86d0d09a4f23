const NOWHERE = 'https://own.invalid';

/**
 * Where a link of an answer leads inside this application, or null for every other address:
 * an answer may repeat what a stranger wrote into the register.
 */
export function ownPath(href: string, origin: string): string | null {
  const base = href.startsWith('/') ? NOWHERE : origin;
  if (!href.startsWith('/') && !href.startsWith(`${origin}/`)) return null;
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if (url.origin !== base || url.username || url.password) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
