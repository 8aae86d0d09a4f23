import 'server-only';
import { z } from 'zod';
import { registerDb } from '@/lib/db';
import { DAY_MS } from '@/lib/milliseconds';
import { Prisma } from '@/prisma/client/client';
import type { NamedCompany, RestructuringField, TimelineEvent } from './types';

const storedSchema = z.array(
  z.object({
    event: z.int(),
    kind: z.enum(['MERGER', 'DEMERGER']),
    side: z.enum(['FROM', 'INTO']),
    on: z.iso.date(),
  }),
);
type Restructuring = z.infer<typeof storedSchema>[number];

/** The column `restructurings`; empty for what cannot be read. */
function toRestructurings(stored: unknown): Restructuring[] {
  const read = storedSchema.safeParse(stored);
  return read.success ? read.data : [];
}

const FIELDS = {
  MERGER: { FROM: 'MERGED_INTO', INTO: 'TOOK_OVER' },
  DEMERGER: { FROM: 'SPLIT_INTO', INTO: 'SPLIT_FROM' },
} as const satisfies Record<string, Record<string, RestructuringField>>;

/** Most companies shown with an event. */
const MOST_NAMED = 50;
/** Most companies read; the largest companies have taken over hundreds. */
const MOST_READ = 500;

type OtherRow = NamedCompany & { restructurings: unknown };

/** Companies of this register that took part in one of the events. */
async function findOthers(key: string, events: readonly Restructuring[]): Promise<OtherRow[]> {
  if (events.length === 0) return [];
  const patterns = events.map(({ event }) => JSON.stringify([{ event }]));
  // The index is of these rows only.
  return registerDb.$queryRaw<OtherRow[]>(Prisma.sql`
    SELECT key, name, restructurings FROM companies
    WHERE restructurings IS NOT NULL AND restructurings @> ANY (${patterns}::jsonb[])
      AND key <> ${key}
    ORDER BY name COLLATE "da-x-icu", key LIMIT ${MOST_READ}`);
}

const nameOf = ({ key, name }: NamedCompany) => name ?? key;

function toEvent(
  { event, kind, side, on }: Restructuring,
  others: readonly (NamedCompany & { parts: Restructuring[] })[],
): TimelineEvent {
  const companies = others
    .filter(({ parts }) => parts.some((part) => part.event === event && part.side !== side))
    .slice(0, MOST_NAMED)
    .map(({ key, name }) => ({ key, name }));
  const names = companies.length > 0 ? companies.map(nameOf).join('; ') : null;
  const [before, after] = side === 'INTO' ? [names, null] : [null, names];
  const field = FIELDS[kind][side];
  return { id: `${kind}-${event}`, on: new Date(on), field, before, after, companies };
}

/** A company's mergers and demergers, with the companies on the other side of them. */
export async function restructuringEvents(key: string, stored: unknown): Promise<TimelineEvent[]> {
  const own = toRestructurings(stored);
  const rows = await findOthers(key, own);
  const others = rows.map(({ restructurings, ...named }) => ({
    ...named,
    parts: toRestructurings(restructurings),
  }));
  return own.map((one) => toEvent(one, others));
}

/** What a ceased company was merged into or split into. */
export type Successors = { field: 'MERGED_INTO' | 'SPLIT_INTO'; companies: NamedCompany[] };

const isOfSuccessors = (field: TimelineEvent['field']): field is Successors['field'] =>
  field === 'MERGED_INTO' || field === 'SPLIT_INTO';

/** A demerger longer before its end did not end the company. */
const SOON_MS = 31 * DAY_MS;

/**
 * The companies that a company went on in, if it ended by a merger or demerger and they are in the
 * register; null otherwise.
 */
export async function findSuccessors({
  key,
  ending,
  ceasedOn,
}: {
  key: string;
  ending: string | null;
  ceasedOn: Date | null;
}): Promise<Successors | null> {
  if (ending !== 'CEASED_MERGER' && ending !== 'CEASED_DEMERGER') return null;
  const row = await registerDb.company.findUnique({
    where: { key },
    select: { restructurings: true },
  });
  const events = await restructuringEvents(key, row?.restructurings);
  const last = events.findLast(({ field }) => isOfSuccessors(field));
  if (!last || !isOfSuccessors(last.field) || !last.companies?.length) return null;
  const isLast = ceasedOn === null || ceasedOn.getTime() - last.on.getTime() <= SOON_MS;
  return isLast ? { field: last.field, companies: [...last.companies] } : null;
}
