/** Report URLs come from outside: null for all but those of the web. */
export function reportUrl(pdfUrl: string | null): string | null {
  if (pdfUrl === null || !URL.canParse(pdfUrl)) return null;
  const { protocol, href } = new URL(pdfUrl);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
