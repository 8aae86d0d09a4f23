import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { Reading } from '@/lib/ai-search/types';
import { type CompanyFacts, companyFacts, knownFactIn } from '@/lib/assistant/tools/company';
import { isPersonName } from '@/lib/assistant/tools/person';
import { countRegister, findNamedCompany } from '@/lib/assistant/tools/search';
import { foldText } from '@/lib/words/fold';
import { yesOrNo } from '../figures/size';
import { tradeIn } from '../lists/merged';
import type { Subject } from '../question/asked';
import {
  type Rank,
  readStatement,
  type Said,
  type State,
  type Statement,
} from '../question/statement';
import { companyLink, factLine } from '../text/names';
import type { Asking, Known, Reply, Speak } from '../text/reply';
import { bold, quote, TEXTS } from '../text/texts';
import { rankAnswer } from './rank-answer';
import { withCompany } from './which-company';
import { isPlace } from './within-name';

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

export const UNDER: Partial<Record<State, string>> = {
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

type Verdict = { isSo: boolean | null; fields: string[] };

const factOf = (facts: CompanyFacts, field: string) => {
  const fact = knownFactIn(facts, field);
  return fact ? String(fact.value) : null;
};

export const decisiveOf = (facts: CompanyFacts): Decisive => ({
  status: factOf(facts, 'status'),
  ending: facts.statusText,
  companyType: factOf(facts, 'companyType'),
  industry: factOf(facts, 'industry'),
  address: factOf(facts, 'address'),
  founded: factOf(facts, 'founded'),
});

/** Whether a search for what the text says finds the company. */
async function fits({ company }: Known, { filters }: Reading): Promise<boolean> {
  return (await countRegister({ search: company.key, filters })).total > 0;
}

async function verdictOf(known: Known, said: Said, facts: CompanyFacts): Promise<Verdict | null> {
  const of = decisiveOf(facts);
  switch (said.of) {
    case 'status':
      return {
        isSo: isInState(said.is, of),
        fields: of.status === 'ACTIVE' ? ['status'] : ['status', 'statusSince', 'ceased'],
      };
    case 'founded':
      return { isSo: isFoundedThen(said, of.founded), fields: ['founded'] };
    case 'kind': {
      const reading = await readKind(said.text);
      if (!reading) return null;
      const { companyType, sector } = reading.filters;
      const trade = sector ? ['sector', ...INDUSTRIES] : INDUSTRIES;
      const fields = companyType ? ['companyType'] : trade;
      const isIn = sector !== undefined && (await fits(known, reading));
      return { isSo: isIn || isOfKind(said.text, reading, of), fields };
    }
    case 'place': {
      const isKnown = await isPlace(said.text);
      const found = isKnown ? await fits(known, await readWithReader(said.text)) : null;
      return { isSo: isThere(said.text, found, of), fields: ['address', 'municipality', 'region'] };
    }
    default:
      return null;
  }
}

const INDUSTRIES = ['industry', 'secondaryIndustries'];

/** "A construction company": the word says nothing of its kind. */
const COMPANY = /(?<=\S) (?:company|business|firm|virksomhed|firma|selskab)$/;
const kindOf = (text: string) => foldText(text).replace(COMPANY, '');

/** A legal form or a trade, of which every word is read as such. */
async function readKind(text: string): Promise<Reading | null> {
  const reading = await readWithReader(text);
  const isKind = reading.filters.companyType ?? tradeIn(reading.filters);
  const isOne = reading.parts.length === 1 && isKind !== undefined;
  // "A good investment" is no trade, though "investment" is.
  const [part] = reading.parts;
  const isWhole = part !== undefined && kindOf(part.text) === kindOf(text);
  return isOne && isWhole && reading.search === null ? reading : null;
}

/** A place that the search does not know may be a village in the address. */
async function isTold(said: Said): Promise<boolean> {
  if (said.of === 'kind') return (await readKind(said.text)) !== null;
  // "In terms of growth" is no place.
  if (said.of === 'rank' && said.where !== null) return /^\p{Lu}/u.test(said.where.place);
  if (said.of !== 'place') return true;
  const { search, parts } = await readWithReader(said.text);
  const isWord = parts.every(({ field }) => field === 'search') && search !== null;
  if (await isPlace(said.text)) return true;
  if (!isWord || !/^\p{Lu}/u.test(said.text)) return false;
  // "Is Ida Bech in Nordhavn A/S?"
  const found = await findNamedCompany(said.text);
  return found.kind === 'none' || !found.isSame;
}

const wordsOf = (text: string) => foldText(text).split(' ').filter(Boolean);

/**
 * Whether the words are the name of a company, or a part of it as they stand that is not the name
 * of a person.
 */
export async function isKnownCompany({ spoken }: Asking, { key, name }: Subject): Promise<boolean> {
  if (key !== null) return true;
  if (name === null) return (spoken.openKey ?? spoken.formerKey) !== null;
  const found = await findNamedCompany(name);
  if (found.kind === 'none') return false;
  if (found.isSame) return true;
  if (found.kind !== 'one' || (found.respelled ?? []).length > 0) return false;
  const own = new Set(wordsOf(found.company.name));
  if (!wordsOf(name).every((word) => own.has(word))) return false;
  return !(await isPersonName(name));
}

async function told(known: Known, said: Said): Promise<Reply> {
  const { company, say } = known;
  if (said.of === 'rank') return rankTold(known, said);
  const facts = await companyFacts(company);
  const verdict = facts && (await verdictOf(known, said, facts));
  if (!facts || !verdict) return { text: say(TEXTS.notInRegister) };
  const { isSo, fields } = verdict;
  const [first] = fields;
  const listed = fields.flatMap((field) => facts.facts.filter((fact) => fact.field === field));
  const lines = listed
    .filter(({ field, value }) => field === first || value !== null)
    .map((fact) => `- ${factLine(fact, facts, say)}`);
  const yes = isSo === null ? [] : [yesOrNo(isSo, say)];
  return { text: [bold(companyLink(facts.company)), ...yes, lines.join('\n')].join('\n\n') };
}

const unknownPlace = (place: string, say: Speak) =>
  say({
    en: `I do not know the place ${quote(place, say)}; this is for the whole country.`,
    da: `Stedet ${quote(place, say)} kender jeg ikke; svaret gælder hele landet.`,
  });

/** A company that is elsewhere has no place among those of a town. */
async function rankTold(known: Known, { by, where }: Rank): Promise<Reply> {
  if (where === null) return rankAnswer(known, by, null);
  const { at, place } = where;
  // Names of small places are only read as such behind a preposition.
  const written = (await isPlace(place)) ? place : `in ${place}`;
  const reading = await readWithReader(written);
  if (!(await isPlace(written)) || reading.search !== null) {
    const { text } = await rankAnswer(known, by, null);
    return { text: [unknownPlace(place, known.say), text].join('\n\n') };
  }
  return (await fits(known, reading))
    ? rankAnswer(known, by, { text: `${at} ${place}`, filters: reading.filters })
    : told(known, { of: 'place', text: place });
}

/** "Ligger Bech i Aarhus?": yes or no with the fact itself; null for any other question. */
export async function ofStatement(asking: Asking): Promise<Reply | null> {
  const statement = readStatement(asking.question);
  if (!statement || !(await isTold(statement.said))) return null;
  return (await isKnownCompany(asking, statement.subject))
    ? statementAnswer(asking, statement)
    : null;
}

/** Whether what is said is so of the company. */
export const statementAnswer = (asking: Asking, { said, subject }: Statement): Promise<Reply> =>
  withCompany(asking, { subject }, (company) => told({ ...asking, company }, said));
