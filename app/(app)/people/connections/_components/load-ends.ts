import { loadEnd } from '@/lib/connections/load-end';
import {
  type AskedEnd,
  type ConnectionParams,
  connectionQuery,
} from '@/lib/connections/search-params';
import { type ShownEnd, soleText } from '@/lib/connections/shown-end';
import { paths } from '@/lib/paths';

export const END_NAMES = ['of', 'with'] as const;
export type EndName = (typeof END_NAMES)[number];

export type Ends = Record<EndName, ShownEnd> & { today: boolean };

export async function loadEnds(asked: ConnectionParams): Promise<Ends> {
  const [of, other] = await Promise.all([loadEnd(asked.of), loadEnd(asked.with)]);
  return { of, with: other, today: asked.today };
}

type Change = Partial<Record<EndName, string> & { today: boolean }>;

const askedOf = (text: string): AskedEnd => (text === '' ? null : { text });

/** The parameters of the page with other ends. */
export function endsQuery(ends: Ends, change: Change = {}): Record<string, string> {
  const { of = ends.of.text, with: other = ends.with.text, today = ends.today } = change;
  return connectionQuery({ of: askedOf(of), with: askedOf(other), today });
}

export const endsHref = (ends: Ends, change?: Change): string =>
  paths.connections(endsQuery(ends, change));

/** Where a name means just one: the page with that one chosen. Null when nothing is to be chosen. */
export function soleHref(ends: Ends): string | null {
  const soles = END_NAMES.map((name) => [name, soleText(ends[name])] as const);
  const chosen = soles.filter(([, text]) => text !== null);
  return chosen.length > 0 ? endsHref(ends, Object.fromEntries(chosen)) : null;
}
