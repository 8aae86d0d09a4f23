import type { CompanyDetail, IndustryLine } from '@/lib/companies/types';
import { foldSearched } from '@/lib/words/fold';
import { splitsOf, type Wanted, wantedWords } from './compounds';
import { everydayWords } from './everyday';
import { phrasesOfSectors } from './everyday/sector-phrases';
import { isStateWord, stateFieldsOf, type WithState } from './everyday/states';
import type { NumberList } from './identifiers';
import type { Asked, WordsQuery } from './parse-query';
import type { MatchedOn } from './types';

/** A name that the register lists for a company, current or former. */
export type ListedName = { kind: 'PRIMARY' | 'SECONDARY'; name: string };

/** The fields in which words are searched, besides former and secondary names. */
export type Described = Pick<
  CompanyDetail,
  | 'name'
  | 'town'
  | 'postalCode'
  | 'postalDistrict'
  | 'municipality'
  | 'region'
  | 'industry'
  | 'companyType'
  | 'companyTypeShort'
> &
  WithState & { industries: Pick<IndustryLine, 'code' | 'english'>[] };

/**
 * Where a query matched a company: the field with most of its words, the weightiest of equal ones.
 * Words for a state are read otherwise than written, so it comes before all equal fields but names.
 * Null when the query only excludes words.
 */
export function matchedOn(
  query: Asked,
  company: CompanyDetail,
  names: ListedName[],
): MatchedOn | null {
  switch (query.kind) {
    case 'number':
      return matchedNumber(query.digits, query.of, company);
    case 'numbers':
      return matchedListed(query, company);
    case 'email':
      return company.email ? { field: 'email', text: company.email } : null;
    case 'domain':
      return (
        matchedHost(query.hosts, company) ??
        (query.words && matchedWords(query.words, company, names))
      );
    case 'words':
      return matchedWords(query, company, names);
    default:
      return null;
  }
}

function matchedNumber(digits: string, of: string[], company: CompanyDetail): MatchedOn | null {
  if (of.includes('pNumber')) return { field: 'pNumber', text: digits };
  if (of.includes('cvr') && company.key === digits) return { field: 'cvr', text: digits };
  return company.phone ? { field: 'phone', text: company.phone } : null;
}

/** `units` holds only the company's own units; see forCompanies. */
function matchedListed({ cvr, units }: NumberList, { key }: CompanyDetail): MatchedOn | null {
  if (cvr.includes(key)) return { field: 'cvr', text: key };
  return units.length > 0 ? { field: 'pNumber', text: units.join(', ') } : null;
}

function matchedHost(hosts: string[], { website, email }: CompanyDetail): MatchedOn | null {
  const host = website && URL.canParse(website) ? new URL(website).hostname : '';
  if (website && hosts.includes(host.replace(/^www\./, '')))
    return { field: 'website', text: website };
  const domain = email?.toLowerCase().split('@').at(-1) ?? '';
  return email && hosts.includes(domain) ? { field: 'email', text: email } : null;
}

const isOfName = (field: MatchedOn['field']) =>
  field === 'name' || field === 'formerName' || field === 'secondaryName';

/**
 * Whether one name of the company contains all words: "Nørregade 12 ApS", whatever its address is.
 */
export function isCalled(query: WordsQuery, company: Described, names: ListedName[]): boolean {
  const words = wantedWords(query);
  return fieldsOf(company, names).some(({ field, text }) => {
    const folded = ` ${foldSearched(text)} `;
    return (
      isOfName(field) &&
      words.every((wanted) => hasWord(folded, wanted, true)) &&
      query.phrases.every((phrase) => folded.includes(` ${phrase} `))
    );
  });
}

/** A field with its displayed text, the text to search in where that differs, and phrases that are it. */
type Field = MatchedOn & { searched?: string; phrases?: readonly string[] };

/** The same for a query of words. */
export function matchedWords(
  query: WordsQuery,
  company: Described,
  names: ListedName[],
): MatchedOn | null {
  const words = wantedWords(query);
  const all = words.length + query.phrases.length;
  const best = bestOf(query, words, fieldsOf(company, names));
  const { match, found } =
    best.found < all ? bestOf(query, words, everydayFieldsOf(company), best) : best;
  const state = match !== null && isOfName(match.field) ? null : stateOf(words, company);
  if (state && state.found >= found) return state.match;
  return found > 0 ? match : formAlone(query, company);
}

/** "I/S" alone is searched for as the form. */
function formAlone(query: WordsQuery, company: Described): MatchedOn | null {
  const { words, phrases, either, forms } = query;
  const { companyType, companyTypeShort } = company;
  const isAlone = words.length + phrases.length + either.length === 0;
  const isOfForm = companyType !== null && forms.includes(foldSearched(companyTypeShort ?? ''));
  return isAlone && isOfForm ? { field: 'companyType', text: companyType } : null;
}

/** The state of the company that most of the words are for. */
function stateOf(words: readonly Wanted[], company: Described): Best | null {
  const forms = words.map(({ word, joined }) => [word, ...joined.map(({ text }) => text)]);
  const states = forms.filter((texts) => texts.some(isStateWord));
  if (states.length === 0) return null;
  const fields = stateFieldsOf(company).map(({ field, text, words: called }) => ({
    match: { field, text },
    found: states.filter((texts) => texts.some((word) => called.includes(word))).length,
  }));
  const [best] = fields.filter(({ found }) => found > 0).sort((a, b) => b.found - a.found);
  return best ?? null;
}

type Best = { match: MatchedOn | null; found: number };

function bestOf(
  query: WordsQuery,
  words: readonly Wanted[],
  fields: readonly Field[],
  known: Best = { match: null, found: 0 },
): Best {
  let best = known;
  for (const { field, text, searched = text, phrases: called = [] } of fields) {
    const isName = isOfName(field);
    const folded = ` ${foldSearched(searched)} `;
    const having = words.filter(
      (wanted) =>
        hasWord(folded, wanted, isName) ||
        wanted.joined.some(({ text: one }) => called.includes(one)),
    );
    const phrases = query.phrases.filter((phrase) => folded.includes(` ${phrase} `));
    const found = having.length + phrases.length;
    if (found > best.found) best = { match: { field, text }, found };
  }
  return best;
}

function hasWord(folded: string, { word, joined }: Wanted, isName: boolean): boolean {
  return (
    folded.includes(word.includes(' ') ? ` ${word} ` : ` ${word}`) ||
    joined.some(({ text, whole }) => folded.includes(whole ? ` ${text} ` : ` ${text}`)) ||
    (isName && splitsOf(word).some((split) => folded.includes(` ${split} `)))
  );
}

/** A name preceded by its code: "8000 Aarhus C". */
const together = (code: string | null | undefined, name: string | null) =>
  code && name ? `${code} ${name}` : null;

/** Every field in which words are searched, in descending order of weight. */
export function fieldsOf(company: Described, names: ListedName[]): MatchedOn[] {
  const others = names.filter(({ name }) => name !== company.name);
  const ofKind = (kind: ListedName['kind']) =>
    others.filter((other) => other.kind === kind).map(({ name }) => name);
  const { industry, postalCode, postalDistrict } = company;
  const main = industry === null ? null : company.industries[0];
  const fields: [MatchedOn['field'], (string | null | undefined)[]][] = [
    ['name', [company.name]],
    ['formerName', ofKind('PRIMARY')],
    ['secondaryName', ofKind('SECONDARY')],
    ['town', [company.town]],
    ['postalDistrict', [postalDistrict, together(postalCode, postalDistrict)]],
    ['municipality', [company.municipality]],
    ['region', [company.region]],
    ['industry', [industry, together(main?.code, industry), main?.english]],
    ['companyType', [company.companyType, company.companyTypeShort]],
  ];
  return fields.flatMap(([field, texts]) =>
    texts.flatMap((text) => (text ? [{ field, text }] : [])),
  );
}

/** Everyday words for industry, legal form and places, attributed to the fields they describe. */
export function everydayFieldsOf(company: Described): Field[] {
  const { companyType, industry, municipality, region, postalDistrict, town } = company;
  const coded = together(company.industries[0]?.code, industry);
  const values = [
    ['industry', [industry, coded, company.industries[0]?.english]],
    ['town', [town]],
    ['postalDistrict', [postalDistrict]],
    ['municipality', [municipality]],
    ['region', [region]],
    ['companyType', [companyType]],
  ] as const;
  return values.flatMap(([field, texts]) => {
    const [text, ...others] = texts.flatMap((one) => one ?? []);
    if (!text) return [];
    const words = everydayWords(field, [text, ...others]);
    const phrases = field === 'industry' ? phrasesOfSectors(company.industries[0]?.code ?? '') : [];
    const isCalled = words.length + phrases.length > 0;
    return isCalled ? [{ field, text, searched: words.join(' '), phrases }] : [];
  });
}
