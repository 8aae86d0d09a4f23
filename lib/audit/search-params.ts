import { createLoader, parseAsInteger, parseAsString } from 'nuqs/server';

const load = createLoader({
  action: parseAsString.withDefault(''),
  person: parseAsString.withDefault(''),
  page: parseAsInteger.withDefault(1),
});

export type AuditQuestion = { action: string; person: string; page: number };

type RawParams = Promise<Record<string, string | string[] | undefined>>;

const clean = (text: string) => text.replaceAll('\0', '').trim().slice(0, 200);

/** Never throws: invalid values fall back to the defaults. */
export async function parseAuditParams(searchParams: RawParams): Promise<AuditQuestion> {
  const { action, person, page } = await load(searchParams);
  return {
    action: clean(action),
    person: clean(person),
    page: Math.min(Math.max(page, 1), 1_000_000),
  };
}
