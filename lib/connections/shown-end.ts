import type { Meant } from '@/lib/comparison/queries';
import type { PeoplePage } from '@/lib/people/types';
import { endText } from './ends';
import { nodeText } from './node-text';
import type { ConnectedNode, End } from './types';

/** Number of people and organisations suggested for a name; the full list has its own page. */
const PEOPLE_MEANT = 5;

/** A company or person that is asked for; `text` is how it stands in the address. */
export type ShownEnd =
  | { is: 'missing'; text: '' }
  | { is: 'known'; text: string; node: ConnectedNode }
  /** A number that the register does not have. */
  | { is: 'unknown'; text: string }
  | { is: 'short'; text: string }
  | NamedEnd;

export type NamedEnd = { is: 'named'; text: string; companies: Meant; people: PeoplePage };

export const endOf = (node: ConnectedNode): End =>
  node.kind === 'COMPANY' ? { company: node.key } : { participant: node.id };

/** The title of a page about those of them that are known; the CVR number of one without a name. */
export function titleOf(ends: readonly ShownEnd[], page: string): string {
  const names = ends.flatMap((end) => (end.is === 'known' ? nodeText(end.node) : []));
  return names.length === 0 ? page : `${names.join(' – ')} · ${page}`;
}

/** The people and organisations that a name may mean; the exact ones come first. */
export const peopleMeant = ({ items }: PeoplePage) => items.slice(0, PEOPLE_MEANT);

/** The only one that a name can mean, as addresses write it; null when there is something to choose. */
export function soleText(end: ShownEnd): string | null {
  if (end.is !== 'named' || end.companies.total + end.people.total !== 1) return null;
  const [company] = end.companies.companies;
  if (company) return endText({ company: company.key });
  const [person] = end.people.items;
  return person ? endText({ participant: person.id }) : null;
}
