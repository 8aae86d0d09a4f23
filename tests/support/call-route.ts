import { ROUTES } from '../../app/api/_routes';
import { addressHeader } from '../../lib/http/socket-address';

// Calls the API handlers as Next does, without a build that would take minutes.

type Load = () => Promise<Record<string, unknown>>;
type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;
type Found = { load: Load; params: Record<string, string> };

const routes: Record<string, Load> = {
  ...ROUTES,
  'openapi.json': () => import('../../app/api/openapi.json/route'),
};

/** The values of a route's parameters in an address; null if it belongs to another route. */
function paramsOf(route: string, segments: string[]): Record<string, string> | null {
  const wanted = route.split('/');
  if (wanted.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const name = /^\[(\w+)\]$/.exec(segment)?.[1];
    if (name) params[name] = decodeURIComponent(segments[at] ?? '');
    else if (segment !== segments[at]) return null;
  }
  return params;
}

function findRoute(pathname: string): Found | null {
  const segments = pathname.replace(/^\/api\//, '').split('/');
  const found = Object.entries(routes).flatMap(([route, load]) => {
    const params = paramsOf(route, segments);
    return params ? [{ load, params }] : [];
  });
  // Static segments precede dynamic ones.
  const count = ({ params }: Found) => Object.keys(params).length;
  return found.sort((left, right) => count(left) - count(right))[0] ?? null;
}

type Sent = { method: string; url: string; headers: Headers; body: Uint8Array<ArrayBuffer> };

/** There are no pages here: in place of the first one the process reports that it is alive. */
export async function callRoute({ method, url, headers, body }: Sent): Promise<Response> {
  const address = `http://localhost${url === '/' ? '/api/health' : url}`;
  let found: Found | null;
  try {
    found = findRoute(new URL(address).pathname);
  } catch {
    return new Response(null, { status: 400 });
  }
  const module = await found?.load();
  const isRead = method === 'GET' || method === 'HEAD';
  const handler = module?.[method === 'HEAD' ? 'GET' : method] as Handler | undefined;
  if (!found || !handler) return new Response(null, { status: found ? 405 : 404 });
  headers.set(addressHeader(), '192.0.2.1');
  const request = new Request(address, { method, headers, body: isRead ? null : body });
  return handler(request, { params: Promise.resolve(found.params) });
}
