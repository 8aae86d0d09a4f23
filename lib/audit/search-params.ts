import { createLoader, parseAsInteger, parseAsString } from 'nuqs/server';
import type { RawParams } from '@/lib/raw-params';

const load = createLoader({
  action: parseAsString.withDefault(''),
  person: parseAsString.withDefault(''),
  page: parseAsInteger.withDefault(1),
});

export type AuditQuestion = { action: string; person: string; page: number };

const clean = (text: string) => text.replaceAll('\0', '').trim().slice(0, 200);

/** Never throws: invalid values fall back to the defaults. */
export async function parseAuditParams(searchParams: Promise<RawParams>): Promise<AuditQuestion> {
  const { action, person, page } = await load(searchParams);
  return {
    action: clean(action),
    person: clean(person),
    page: Math.min(Math.max(page, 1), 1_000_000),
  };
}
