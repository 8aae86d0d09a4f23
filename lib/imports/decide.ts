import type { Company } from './companies';
import { MAX_CANDIDATES } from './constants';
import type { ImportRow } from './types';
import { areFormsAlike, isSameName, type WrittenName } from './written-name';
import { isThere, type WrittenPlace } from './written-place';

/** What a row is decided to be; the companies are the likeliest first. */
export type Decision = {
  outcome: Exclude<ImportRow['outcome'], 'repeated'>;
  by: ImportRow['by'];
  companies: Company[];
  /** Why it is uncertain; empty otherwise. */
  doubts: Doubt[];
};
type Doubt = ImportRow['doubts'][number];

export const MISSING: Decision = { outcome: 'missing', by: null, companies: [], doubts: [] };

/** The name and the place of a row. */
export type Sought = { name: WrittenName; place: WrittenPlace | null };

type Among = {
  companies: readonly Company[];
  /** There are more that may have the name. */
  more: boolean;
};

/** The names of a company that are the one sought: its own, or else former and secondary ones. */
function sameNames({ own, others }: Company, name: WrittenName): WrittenName[] {
  return isSameName(own, name) ? [own] : others.filter((other) => isSameName(other, name));
}

/** What speaks against a company. */
function doubtsOf(company: Company, { name, place }: Sought): Doubt[] {
  const same = sameNames(company, name);
  const doubts: [Doubt, boolean][] = [
    ['similar_name', same.length === 0],
    ['former_name', same.length > 0 && !same.includes(company.own)],
    ['other_form', same.length > 0 && !same.some((other) => areFormsAlike(other, name))],
    ['other_place', place !== null && !isThere(place, company)],
    ['ceased', !company.isLiving],
  ];
  return doubts.flatMap(([doubt, applies]) => (applies ? doubt : []));
}

/** The likeliest first: living, there, of the legal form, of all words. */
function ranked(companies: readonly Company[], sought: Sought): Company[] {
  const marks = (company: Company) => {
    const doubts = doubtsOf(company, sought);
    return [
      !doubts.includes('ceased'),
      !doubts.includes('other_place'),
      !doubts.includes('other_form'),
      sameNames(company, sought.name).some(({ full }) => full === sought.name.full),
    ].map(Number);
  };
  const marked = companies.map((company) => ({ company, marks: marks(company) }));
  marked.sort((a, b) => {
    const at = a.marks.findIndex((mark, place) => mark !== b.marks[place]);
    return at === -1 ? 0 : (b.marks[at] ?? 0) - (a.marks[at] ?? 0);
  });
  return marked.map(({ company }) => company);
}

/** The only one; null when there are none, or several. */
const onlyOf = (companies: readonly Company[]) =>
  companies.length === 1 ? (companies[0] ?? null) : null;

const isWritten = (own: WrittenName, name: WrittenName) =>
  own.full === name.full || (own.core === name.core && own.form === name.form);

/**
 * The living company of the name and place, if there is exactly one. Without a place, companies that
 * ceased or have another legal form compete too, unless the name with its form is of one alone.
 */
function certainOf(companies: readonly Company[], { name, place }: Sought): Company | null {
  const among =
    place === null
      ? companies
      : companies.filter(
          (company) =>
            company.isLiving && areFormsAlike(company.own, name) && isThere(place, company),
        );
  const written = name.form === null ? [] : among.filter(({ own }) => isWritten(own, name));
  const only = onlyOf(written.length > 0 ? written : among);
  return only?.isLiving && areFormsAlike(only.own, name) ? only : null;
}

/** @param companies the likeliest first */
function uncertain(by: ImportRow['by'], companies: readonly Company[], sought: Sought): Decision {
  const [first = [], ...others] = companies.map((company) => doubtsOf(company, sought));
  const isAlike = (doubts: readonly Doubt[]) => doubts.join() === first.join();
  const isSeveral = first.length === 0 || (by !== 'similar_name' && others.some(isAlike));
  return {
    outcome: 'uncertain',
    by,
    companies: companies.slice(0, MAX_CANDIDATES),
    doubts: isSeveral ? [...first, 'several'] : first,
  };
}

/**
 * Decides which of the companies a name is. A former or secondary name finds one only where no other
 * company has or had the name.
 */
export function decide(sought: Sought, { companies, more }: Among): Decision {
  const { name } = sought;
  const exact = companies.filter(({ own }) => isSameName(own, name));
  const former = companies.filter(
    (company) => !exact.includes(company) && sameNames(company, name).length > 0,
  );
  const certain = more ? null : certainOf(exact, sought);
  if (certain) return { outcome: 'found', by: 'name', companies: [certain], doubts: [] };
  const all = [...ranked(exact, sought), ...ranked(former, sought)];
  if (all.length === 0) return MISSING;
  const only = exact.length === 0 && !more ? onlyOf(former) : null;
  if (only && doubtsOf(only, sought).join() === 'former_name') {
    return { outcome: 'found', by: 'former_name', companies: [only], doubts: [] };
  }
  return uncertain(exact.length > 0 ? 'name' : 'former_name', all, sought);
}

/** Companies whose names only resemble it are never certain. */
export function decideSimilar(sought: Sought, companies: readonly Company[]): Decision {
  if (companies.length === 0) return MISSING;
  // Few doubts first; sorting keeps the nearest names before the others.
  const few = (company: Company) => doubtsOf(company, sought).length;
  return uncertain(
    'similar_name',
    companies.toSorted((a, b) => few(a) - few(b)),
    sought,
  );
}
