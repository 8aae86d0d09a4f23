import 'server-only';
import { readWithReader } from '@/lib/ai-search/read-sentence';
import {
  findCompanyByKey,
  findNamedCompany,
  type NamedCompany,
} from '@/lib/assistant/tools/find-company';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { similarCompanies } from '@/lib/assistant/tools/people';
import { searchRegister } from '@/lib/assistant/tools/search';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { compareAnswer } from '../figures/compare-answer';
import { isFilters, orderIn } from '../lists/search-answers';
import { readHowMany } from '../question/groups';
import type { Compare } from '../question/understand-several';
import type { Words } from '../text/language';
import { readText, unreadOf, withRespelling } from '../text/reading-text';
import type { Asking, Reply } from '../text/reply';
import { joined, plain } from '../text/texts';
import { isNamedIn, wordsPattern } from '../words/match';
import { COMPARE, COMPETITORS } from '../words/question-words';
import { look, problemsOf, type Spoken } from './which-company';

const findOne = (name: string): Promise<NamedCompany> => {
  const digits = name.replaceAll(' ', '');
  return /^\d{8}$/.test(digits) ? findCompanyByKey(digits) : findNamedCompany(name);
};

const companiesOf = (found: NamedCompany[]) => {
  const all = found.flatMap((one) => (one.kind === 'one' ? [one.company] : []));
  return [...new Map(all.map((one) => [one.key, one])).values()];
};

/** "Compare the three largest builders in Aarhus": the first companies that a search finds. */
async function compareFound(asking: Asking): Promise<Reply | null> {
  const question = asking.question.replace(new RegExp(wordsPattern(COMPARE), 'gi'), ' ');
  const { most, rest } = readHowMany(question);
  const reading = await readWithReader(rest);
  const sort = reading.sort ?? orderIn(question);
  if (unreadOf(reading).length > 0 || !isFilters(reading) || sort === null) return null;
  const limit = Math.min(Math.max(most ?? MOST_COMPARED, 2), MOST_COMPARED);
  const { companies } = await searchRegister(asking.caller, { ...reading, sort, limit });
  if (companies.length < 2) return null;
  const { text } = await compareAnswer(asking, companies);
  return { text: [text, ...readText(reading, asking.say)].join('\n\n') };
}

/** @param ofIndustry whether the question is about the whole industry, which has no average */
async function withCompetitors(
  asking: Asking,
  own: ListedCompany,
  ofIndustry: boolean,
): Promise<Reply> {
  const found = await similarCompanies(asking.caller, own);
  const others = (found?.similar ?? []).slice(0, MOST_COMPARED - 1);
  const { text } = await compareAnswer(asking, [own, ...others]);
  return { text: ofIndustry ? `${asking.say(NO_AVERAGE)}\n\n${text}` : text };
}

const NO_AVERAGE: Words = {
  en: 'There is no average of an industry here; compared are companies like it.',
  da: 'Her er intet gennemsnit af en branche; sammenlignet er virksomheder, der ligner.',
};
const isIndustry = (name: string) => isNamedIn('industry|sector|branchens?', name);

const isCompetitors = (name: string) => isNamedIn(`^(?:${COMPETITORS})$`, name);

/** Compares companies that a question names, or one company with others like it. */
export async function compareNamed(
  asking: Asking,
  { names, subject }: Pick<Compare, 'names' | 'subject'>,
  spoken: Spoken,
): Promise<Reply> {
  const given = names.slice(0, MOST_COMPARED).filter((name) => !isCompetitors(name));
  const found = await Promise.all(given.map(findOne));
  const here = { key: null, name: null, pronoun: subject.pronoun };
  const own = found.length < 2 ? await look(here, spoken) : null;
  const all = [...(own ? [own] : []), ...found];
  const [first] = companiesOf(all);
  const asked = names.filter(isCompetitors);
  if (asked.length > 0 && first) {
    return withCompetitors(asking, first, asked.some(isIndustry));
  }
  const problems = problemsOf(asking, all);
  const described = problems.length > 0 ? await compareFound(asking) : null;
  if (described) return described;
  if (problems.length > 0) return { text: problems.join('\n\n') };
  const distinct = companiesOf(all);
  if (distinct.length < 2) {
    const ask = {
      en: 'Name two to four companies to compare.',
      da: 'Nævn to til fire virksomheder at sammenligne.',
    };
    return { text: asking.say(ask) };
  }
  const { text } = await compareAnswer(asking, distinct);
  const told = [text, ...leftOut(asking, names.slice(MOST_COMPARED))].join('\n\n');
  return withRespelling(all, { text: told }, asking.say);
}

/** Names beyond the maximum number of columns. */
function leftOut({ say }: Asking, names: string[]): string[] {
  if (names.length === 0) return [];
  const left = joined(names.map(plain), say);
  return [
    say({
      en: `I compare at most ${MOST_COMPARED} companies; left out: ${left}.`,
      da: `Jeg sammenligner højst ${MOST_COMPARED} virksomheder; udeladt: ${left}.`,
    }),
  ];
}
