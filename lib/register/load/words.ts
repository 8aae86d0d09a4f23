import 'server-only';
import { foldText, foldWords } from '@/lib/search/fold';
import type { CompanyRecord } from '../record';
import { industryId, type Reference } from '../reference';
import { regionCode } from './derive';

/** PostgreSQL's limit for a lexeme; longer words are no words. */
const maxLexemeBytes = 2046;

/** Folding is the costly part, and codes, towns and forms come again and again. */
function memoised(limit: number): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= limit) known.clear();
    const words = foldWords(text).filter(fits).join(' ');
    known.set(text, words);
    return words;
  };
}

const wordsOfCode = memoised(20_000);

/**
 * The folded words of a company, as a tsvector literal: all its names, its
 * places, its main industry and its legal form. Folded words are letters and
 * digits only, so the literal needs no quoting; PostgreSQL drops repeated ones.
 */
export function searchWords(record: CompanyRecord, reference: Reference): string {
  const municipality = reference.municipalities.get(record.municipalityCode ?? -1);
  const region = reference.regions.get(regionCode(record, reference) ?? '');
  const form = record.legalForm ? reference.legalForms.get(record.legalForm.code) : undefined;
  const industry = record.industry
    ? reference.industries.get(industryId(record.industry.version, record.industry.code))
    : undefined;
  const codes = [
    record.town,
    record.postalDistrict,
    municipality?.name ?? record.municipalityName,
    region?.name,
    record.industry?.text,
    industry?.danish === record.industry?.text ? null : industry?.danish,
    industry?.english,
    form?.short ?? record.legalForm?.short,
    form?.name ?? record.legalForm?.name,
  ];
  let words = nameWords(record);
  for (const text of codes) if (text) words += ` ${wordsOfCode(text)}`;
  return words;
}

/** The open name stands in the list of names too: folding it once is enough. */
function nameWords({ name, names }: CompanyRecord): string {
  const others = names.flatMap((entry) => (entry.name === name ? [] : entry.name));
  const words = foldWords(name, ...others).filter(fits);
  // Sorted: the order in which a source lists names must not change the digest.
  return (others.length > 0 ? words.sort() : words).join(' ');
}

function fits(word: string): boolean {
  return word.length < maxLexemeBytes / 4 || Buffer.byteLength(word) < maxLexemeBytes;
}

/** Folding can make a name longer than what the index takes. */
const maxFolded = 500;

export function foldedName(record: CompanyRecord): string {
  return record.name ? foldText(record.name).slice(0, maxFolded) : '';
}
