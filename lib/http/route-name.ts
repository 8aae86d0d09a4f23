import 'server-only';
import { decoded } from '@/lib/decoded';
import { groupOf } from '@/lib/operation/request-metrics';
import type { RouteContext } from './route';

const textOf = (part: string) => decoded(part) ?? part;

/**
 * The pattern of a call's address, written as Next writes those of pages (`/api/saved/get/[id]`), for
 * the log: parameters may be tokens, so an address of which not all are found is cut off.
 */
export async function nameRoute(request: Request, { params }: RouteContext): Promise<string> {
  const values = Object.entries((await params) ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one) => [textOf(one), `[${name}]`] as const),
  );
  const names = new Map(values);
  const found = new Set<string>();
  const parts = new URL(request.url).pathname.split('/').map((part) => {
    const name = names.get(textOf(part));
    if (name === undefined) return part;
    found.add(textOf(part));
    return name;
  });
  return found.size === names.size ? parts.join('/') : `/api/${groupOf(request.url)}/…`;
}
