import 'server-only';
import { GROUPS } from '@/lib/openapi/operations';

type Address = { path: RegExp; places: number; methods: string[] };

/** Every address of the API with its methods; those without places first, as Next finds them. */
function listAddresses(): Address[] {
  const methods = new Map<string, string[]>();
  for (const operation of Object.values(GROUPS).flatMap(Object.keys)) {
    const [method = '', template = ''] = operation.split(' ');
    methods.set(template, [...(methods.get(template) ?? []), method]);
  }
  const addresses = [...methods].map(([template, own]) => ({
    path: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
    places: template.split('{').length - 1,
    // Next answers these by itself.
    methods: [...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS'],
  }));
  return addresses.sort((a, b) => a.places - b.places);
}

const addresses = listAddresses();

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

const methodsOf = (path: string) => addresses.find((one) => one.path.test(path))?.methods;

/** No address of the API is below this. */
const REFUSED = '/api/-';

/**
 * Where a request goes. Of an address that does not take its method Next would answer 405 without a
 * word: it goes to the handler of what is no address, which tells the methods that are taken.
 */
export function urlByMethod(method: string, url: string): string {
  if (!url.startsWith('/api/')) return url;
  const methods = methodsOf(pathOf(url));
  return methods && !methods.includes(method) ? REFUSED + url.slice('/api'.length) : url;
}

/** The methods of the address that a refused request was for; null of any other request. */
export function refusedMethods(path: string): string[] | null {
  if (!path.startsWith(`${REFUSED}/`)) return null;
  return methodsOf(`/api${path.slice(REFUSED.length)}`) ?? null;
}
