import {
  type FoundPeople,
  type FoundPerson,
  findPeople,
  isOrganisation,
  namesakes,
} from '@/lib/assistant/tools/person';
import { findNamedCompany } from '@/lib/assistant/tools/search';
import type { Words } from '../text/reply';

/** The people and organisations that a name may mean; `total` counts those that are not listed too. */
export type Meant = Pick<FoundPeople, 'total' | 'organisations' | 'href'> & {
  people: FoundPerson[];
  /** Whether they are called exactly so. */
  isExact: boolean;
  /** Whether there are more than `total`. */
  isMore: boolean;
};

const NOUNS: Record<'people' | 'organisations' | 'both', Words> = {
  people: { en: 'people', da: 'personer' },
  organisations: { en: 'organisations', da: 'organisationer' },
  both: { en: 'people and organisations', da: 'personer og organisationer' },
};

/** What several are: people, organisations or both. */
export function nounOf({ total, organisations }: Pick<FoundPeople, 'total' | 'organisations'>) {
  if (organisations === 0) return NOUNS.people;
  return organisations === total ? NOUNS.organisations : NOUNS.both;
}

export const counted = (people: readonly FoundPerson[]) => ({
  total: people.length,
  organisations: people.filter(isOrganisation).length,
});

/** A word such as "property" is no name, and a company whose name begins so is meant first. */
async function isOfNoCompany(name: string): Promise<boolean> {
  if (!/^\p{Lu}/u.test(name)) return false;
  const found = await findNamedCompany(name);
  if (found.kind === 'one') return (found.respelled ?? []).length > 0;
  return found.kind === 'none' || found.respelled;
}

/** Those with the words in their names: people, or else organisations. */
async function begunSo(found: FoundPeople, name: string): Promise<Meant> {
  const { total, organisations, hasMore, href } = found;
  const people = found.people.filter((one) => !isOrganisation(one));
  const rest = { href, isExact: false, isMore: hasMore };
  if (people.length > 0) return { ...rest, people, total: total - organisations, organisations: 0 };
  const others = (await isOfNoCompany(name)) ? found.people : [];
  return { ...rest, people: others, total, organisations };
}

/**
 * Those that are called so. Organisations without a CVR number are meant only where no company is
 * called so.
 * @param exactly whether those with longer names are excluded
 */
export async function meantBy(name: string, exactly: boolean): Promise<Meant> {
  const found = await findPeople({ name });
  const people = await namesakes(found, name);
  if (people.length === 0 && !exactly) return begunSo(found, name);
  // The first page may not have all of them.
  const isMore = people.length === found.people.length && found.total > people.length;
  return { ...counted(people), people, href: found.href, isExact: true, isMore };
}
