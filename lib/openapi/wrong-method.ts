import 'server-only';
import { GROUPS } from './operations';

type Address = { path: RegExp; places: number; methods: string[] };

/** The description is not part of itself. */
const UNDESCRIBED: [string, string[]] = ['/api/openapi\\.json', ['GET']];

/** All API paths with their methods; static paths first, in the order that Next matches them. */
function listAddresses(): Address[] {
  const methods = new Map([UNDESCRIBED]);
  for (const operation of Object.values(GROUPS).flatMap(Object.keys)) {
    const [method = '', template = ''] = operation.split(' ');
    methods.set(template, [...(methods.get(template) ?? []), method]);
  }
  const addresses = [...methods].map(([template, own]) => ({
    path: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
    places: template.split('{').length - 1,
    // Next answers these methods itself.
    methods: [...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS'],
  }));
  return addresses.sort((a, b) => a.places - b.places);
}

const addresses = listAddresses();

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

const methodsOf = (path: string) => addresses.find((one) => one.path.test(path))?.methods;

/** No API path starts with this. */
const REFUSED = '/api/-';

/**
 * Next would answer an unsupported method with an empty 405, so the request is rewritten to the
 * catch-all handler, which lists the supported methods.
 */
export function urlByMethod(method: string, url: string): string {
  if (!url.startsWith('/api/')) return url;
  const methods = methodsOf(pathOf(url));
  return methods && !methods.includes(method) ? REFUSED + url.slice('/api'.length) : url;
}

/** The methods of the path that a rejected request was for; null for any other request. */
export function refusedMethods(path: string): string[] | null {
  if (!path.startsWith(`${REFUSED}/`)) return null;
  return methodsOf(`/api${path.slice(REFUSED.length)}`) ?? null;
}
