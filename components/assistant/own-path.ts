const NOWHERE = 'https://own.invalid';

/**
 * The in-app path of a link in an answer, or null for any other address: an answer may repeat text
 * that third parties wrote into the register.
 */
export function ownPath(href: string, origin: string): string | null {
  const base = href.startsWith('/') ? NOWHERE : origin;
  if (!href.startsWith('/') && !href.startsWith(`${origin}/`)) return null;
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if (url.origin !== base || url.username || url.password) return null;
  // "/.//host" is a path here, and would lead to that host from a page.
  if (url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
