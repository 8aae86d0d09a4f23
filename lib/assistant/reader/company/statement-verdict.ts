import type { Reading } from '@/lib/ai-search/types';
import { foldText } from '@/lib/words/fold';
import type { Said } from '../question/statement';
import type { State } from '../question/states';

/** Those facts of a company that decide what is said of it; null: not in the register. */
export type Decisive = {
  status: string | null;
  /** How it ceased, in the register's Danish wording. */
  ending: string | null;
  companyType: string | null;
  industry: string | null;
  address: string | null;
  founded: string | null;
};

const UNDER: Partial<Record<State, string>> = {
  'in bankruptcy': 'IN_BANKRUPTCY',
  'in liquidation': 'IN_LIQUIDATION',
  'in reconstruction': 'IN_RECONSTRUCTION',
  'in compulsory dissolution': 'IN_COMPULSORY_DISSOLUTION',
};

/** Ways to cease that are no bankruptcy. */
const SOLVENT = /fusion|spaltning|frivillig likvidation|erklæring/i;

/** Null where the register's status leaves it open: a company in liquidation may still trade. */
export function isInState(is: State, { status, ending }: Decisive): boolean | null {
  if (status === null || status === 'UNKNOWN') return null;
  const [isActive, isCeased] = [status === 'ACTIVE', status === 'CEASED'];
  if (is === 'active' || is === 'existing') return isActive ? true : isCeased ? false : null;
  if (is === 'ceased') return isCeased ? true : isActive ? false : null;
  if (is === 'gone bankrupt') {
    if (status === 'IN_BANKRUPTCY' || (isCeased && /konkurs/i.test(ending ?? ''))) return true;
    return isActive || (isCeased && SOLVENT.test(ending ?? '')) ? false : null;
  }
  return status === UNDER[is] ? true : isActive ? false : null;
}

export function isFoundedThen(
  { from, to, open }: Extract<Said, { of: 'founded' }>,
  founded: string | null,
): boolean | null {
  if (founded === null) return null;
  if (open !== undefined && Number(founded.slice(0, 4)) === open) return null;
  return (from === undefined || founded >= from) && (to === undefined || founded <= to);
}

/** "Limited company" also names forms that the reading leaves out. */
const LOOSE = /limited|begrænset/i;

/** @param reading what the search understands by "an ApS", of which nothing else may be read */
export function isOfKind(
  text: string,
  { filters }: Pick<Reading, 'filters'>,
  { companyType, industry }: Decisive,
): boolean | null {
  const { companyType: types, industry: industries } = filters;
  if (types && companyType !== null) {
    return types.includes(companyType) ? true : LOOSE.test(text) ? null : false;
  }
  // A trade may also be told of by an industry with another name.
  return industries && industry !== null && industries.includes(industry) ? true : null;
}

/**
 * @param fits whether a search for the place finds the company; null where the text is no place
 */
export function isThere(text: string, fits: boolean | null, { address }: Decisive): boolean | null {
  if (address === null) return null;
  const [folded, place] = [` ${foldText(address)} `, ` ${foldText(text)} `];
  if (fits === null) return folded.endsWith(place) ? true : null;
  const isNamed = folded.includes(place);
  // "8660 Skanderborg" in the municipality of Horsens is both.
  return fits ? true : isNamed ? null : false;
}
