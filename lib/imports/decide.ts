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
};

export const MISSING: Decision = { outcome: 'missing', by: null, companies: [] };

/** The name and the place of a row. */
export type Sought = { name: WrittenName; place: WrittenPlace | null };

type Among = {
  companies: readonly Company[];
  /** There are more that may have the name. */
  more: boolean;
};

/** The likeliest first: living, there, of the legal form, of all words. */
function ranked(companies: readonly Company[], { name, place }: Sought): Company[] {
  const marks = (company: Company) => {
    const own = isSameName(company.own, name) ? [company.own] : company.others;
    return [
      company.isLiving,
      place !== null && isThere(place, company),
      own.some((other) => isSameName(other, name) && areFormsAlike(other, name)),
      own.some(({ full }) => full === name.full),
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

/** The living company of the name and place, if there is exactly one. */
function certainOf(companies: readonly Company[], { name, place }: Sought): Company | null {
  const fitting = companies.filter(
    (company) =>
      company.isLiving &&
      areFormsAlike(company.own, name) &&
      (place === null || isThere(place, company)),
  );
  const isWhole = ({ own }: Company) => name.form !== null && own.full === name.full;
  return onlyOf(fitting) ?? onlyOf(fitting.filter(isWhole));
}

/**
 * Decides which of the companies a name is: the only living one of that name, and of that place if
 * one is given, is found. A former or secondary name finds one only where no other company has or
 * had the name. All else is uncertain.
 */
export function decide(sought: Sought, { companies, more }: Among): Decision {
  const { name, place } = sought;
  const exact = companies.filter(({ own }) => isSameName(own, name));
  const former = companies.filter(
    ({ own, others }) => !isSameName(own, name) && others.some((other) => isSameName(other, name)),
  );
  const certain = more ? null : certainOf(exact, sought);
  if (certain) return { outcome: 'found', by: 'name', companies: [certain] };
  const all = [...ranked(exact, sought), ...ranked(former, sought)].slice(0, MAX_CANDIDATES);
  if (all.length === 0) return MISSING;
  const only = exact.length === 0 && !more ? onlyOf(former) : null;
  const isFitting =
    only?.isLiving === true &&
    (place === null || isThere(place, only)) &&
    only.others.some((other) => isSameName(other, name) && areFormsAlike(other, name));
  return {
    outcome: isFitting ? 'found' : 'uncertain',
    by: exact.length > 0 ? 'name' : 'former_name',
    companies: all,
  };
}

/** Companies whose names only resemble it are never certain. */
export function decideSimilar(sought: Sought, companies: readonly Company[]): Decision {
  if (companies.length === 0) return MISSING;
  const { place } = sought;
  const isFirst = (company: Company) =>
    Number(company.isLiving) + Number(place !== null && isThere(place, company));
  const sorted = companies.toSorted((a, b) => isFirst(b) - isFirst(a));
  return {
    outcome: 'uncertain',
    by: 'similar_name',
    companies: sorted.slice(0, MAX_CANDIDATES),
  };
}
