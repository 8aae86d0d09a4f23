import { createLoader, parseAsInteger } from 'nuqs/server';
import type { RawParams } from '@/lib/raw-params';
import type { AskedChange } from './types';

const load = createLoader({ load: parseAsInteger, page: parseAsInteger.withDefault(1) });

const MAX_INTEGER = 2 ** 31 - 1;

/** Never throws: an invalid load becomes null, which means the latest change. */
export async function parseChangeParams(searchParams: Promise<RawParams>): Promise<AskedChange> {
  const { load: given, page } = await load(searchParams);
  const isLoad = given !== null && given > 0 && given <= MAX_INTEGER;
  return { load: isLoad ? given : null, page: Math.min(Math.max(page, 1), 1_000_000) };
}
