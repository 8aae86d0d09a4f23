import { findCandidates, type Meant } from '@/lib/comparison/queries';
import { endText } from '@/lib/connections/ends';
import { findNode } from '@/lib/connections/nodes';
import {
  type AskedEnd,
  type ConnectionParams,
  connectionQuery,
} from '@/lib/connections/search-params';
import type { ConnectedNode, End } from '@/lib/connections/types';
import { paths } from '@/lib/paths';
import { searchPeople } from '@/lib/people/queries';
import type { PeoplePage } from '@/lib/people/types';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';

/** Number of people and organisations suggested for a name; the full list has its own page. */
const PEOPLE_MEANT = 5;

/** One of the two that are asked for; `text` is how it stands in the address. */
export type ShownEnd =
  | { is: 'missing'; text: '' }
  | { is: 'known'; text: string; node: ConnectedNode }
  /** A number that the register does not have. */
  | { is: 'unknown'; text: string }
  | { is: 'short'; text: string }
  | { is: 'named'; text: string; companies: Meant; people: PeoplePage };

export const END_NAMES = ['of', 'with'] as const;
export type EndName = (typeof END_NAMES)[number];

export type Ends = Record<EndName, ShownEnd> & { today: boolean };

export async function loadEnds(asked: ConnectionParams): Promise<Ends> {
  const [of, other] = await Promise.all([loadEnd(asked.of), loadEnd(asked.with)]);
  return { of, with: other, today: asked.today };
}

async function loadEnd(asked: AskedEnd): Promise<ShownEnd> {
  if (asked === null) return { is: 'missing', text: '' };
  if ('end' in asked) {
    const node = await findNode(asked.end);
    if (node === null) return { is: 'unknown', text: endText(asked.end) };
    return { is: 'known', text: endText(endOf(node)), node };
  }
  const { text } = asked;
  if (text.length < MIN_QUERY_LENGTH) return { is: 'short', text };
  const [companies, people] = await Promise.all([
    findCandidates(text),
    searchPeople({ name: text }),
  ]);
  return { is: 'named', text, companies, people };
}

export const endOf = (node: ConnectedNode): End =>
  node.kind === 'COMPANY' ? { company: node.key } : { participant: node.id };

/** The people and organisations that a name may mean; the exact ones come first. */
export const peopleMeant = ({ items }: PeoplePage) => items.slice(0, PEOPLE_MEANT);

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

function soleText(end: ShownEnd): string | null {
  if (end.is !== 'named' || end.companies.total + end.people.total !== 1) return null;
  const [company] = end.companies.companies;
  if (company) return endText({ company: company.key });
  const [person] = end.people.items;
  return person ? endText({ participant: person.id }) : null;
}
