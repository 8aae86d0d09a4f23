import 'server-only';
import { groupOf } from '@/lib/operation/request-metrics';
import type { RouteContext } from './route';

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The pattern of a call's address, written as Next writes those of pages (`/api/saved/get/[id]`), for
 * the log: parameters may be tokens, so an address of which not all are found is cut off.
 */
export async function nameRoute(request: Request, { params }: RouteContext): Promise<string> {
  const values = Object.entries((await params) ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one) => [decoded(one), `[${name}]`] as const),
  );
  const names = new Map(values);
  const found = new Set<string>();
  const parts = new URL(request.url).pathname.split('/').map((part) => {
    const name = names.get(decoded(part));
    if (name === undefined) return part;
    found.add(decoded(part));
    return name;
  });
  return found.size === names.size ? parts.join('/') : `/api/${groupOf(request.url)}/…`;
}
