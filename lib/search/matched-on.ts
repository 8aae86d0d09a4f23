import type { CompanyDetail, IndustryLine } from '@/lib/companies/types';
import { splitsOf, type Wanted, wantedWords } from './compounds';
import { foldSearched } from './fold';
import type { NumberList } from './identifiers';
import type { Asked, WordsQuery } from './parse-query';
import type { MatchedOn } from './types';

/** A name as the register lists it, of any time. */
export type ListedName = { kind: 'PRIMARY' | 'SECONDARY'; name: string };

/** What words are looked for in, beside names of other times. */
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
> & { industries: Pick<IndustryLine, 'code' | 'english'>[] };

/**
 * Tells where a query was found in a company: the field that has most of its
 * words, of equal ones the first in order of weight. Null when words only exclude.
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

/** The list has no units but the company's own; see forCompanies. */
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

/** Whether one of its names has all words: "Nørregade 12 ApS", wherever it stands. */
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

/** The same for words alone. */
export function matchedWords(
  query: WordsQuery,
  company: Described,
  names: ListedName[],
): MatchedOn | null {
  const words = wantedWords(query);
  let best: MatchedOn | null = null;
  let most = 0;
  for (const { field, text } of fieldsOf(company, names)) {
    const isName = isOfName(field);
    const folded = ` ${foldSearched(text)} `;
    const found = words.filter((wanted) => hasWord(folded, wanted, isName));
    const phrases = query.phrases.filter((phrase) => folded.includes(` ${phrase} `));
    if (found.length + phrases.length <= most) continue;
    most = found.length + phrases.length;
    best = { field, text };
  }
  return best;
}

function hasWord(folded: string, { word, joined }: Wanted, isName: boolean): boolean {
  return (
    folded.includes(` ${word}`) ||
    joined.some(({ text, whole }) => folded.includes(whole ? ` ${text} ` : ` ${text}`)) ||
    (isName && splitsOf(word).some((split) => folded.includes(` ${split} `)))
  );
}

/** What is called something behind its code: "8000 Aarhus C". */
const together = (code: string | null | undefined, name: string | null) =>
  code && name ? `${code} ${name}` : null;

/** Everything words are looked for in, the weightiest first. */
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
