import 'server-only';
import { readWithReader } from '@/lib/ai-search/read-sentence';
import {
  findCompanyByKey,
  findNamedCompany,
  type NamedCompany,
} from '@/lib/assistant/tools/find-company';
import { searchRegister } from '@/lib/assistant/tools/search';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { compareAnswer } from '../figures/compare-answer';
import { isFilters, orderIn } from '../lists/search-answers';
import { readContrast } from '../question/contrast';
import { readHowMany } from '../question/groups';
import { keyIn } from '../question/subject';
import type { Compare } from '../question/understand-several';
import type { Words } from '../text/language';
import { readText, unreadOf, withRespelling } from '../text/reading-text';
import type { Asking, Reply } from '../text/reply';
import { isNamedIn, wordsPattern } from '../words/match';
import { COMPARE, COMPETITORS } from '../words/question-words';
import { contrastText } from './contrast-answer';
import { competitorsAnswer } from './peers-answer';
import { leftOut } from './several-named';
import { look, problemsOf, type Spoken } from './which-company';

/** "CVR 12 34 56 78" is a number, with or without the words around it. */
const findOne = (name: string): Promise<NamedCompany> => {
  const key = keyIn(name);
  return key === null ? findNamedCompany(name) : findCompanyByKey(key);
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

/** Only key figures have a median among peers; amounts and employees do not. */
const NO_AVERAGE: Words = {
  en: 'Amounts and employees have no average of an industry here; compared are companies like it. Ask *Is the solvency ratio of … better than its industry?* for key figures.',
  da: 'Beløb og ansatte har intet gennemsnit af en branche her; sammenlignet er virksomheder, der ligner. Spørg *Er soliditetsgraden i … bedre end branchen?* om nøgletal.',
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
  const asked = names.filter(isCompetitors);
  // A company that is named is meant, whichever page is open.
  const fewest = asked.length > 0 ? 1 : 2;
  const own = found.length < fewest ? await look(here, spoken) : null;
  const all = [...(own ? [own] : []), ...found];
  const [first] = companiesOf(all);
  if (asked.length > 0 && first) {
    const { text } = await competitorsAnswer({ ...asking, company: first });
    const note = asked.some(isIndustry) ? `${asking.say(NO_AVERAGE)}\n\n` : '';
    return withRespelling(all, { text: `${note}${text}` }, asking.say);
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
  const contrast = distinct.length === 2 ? readContrast(asking.question, names) : null;
  const verdict = contrast ? await contrastText(asking, distinct, contrast) : [];
  const told = [...verdict, text, ...leftOut(asking, names.slice(MOST_COMPARED))].join('\n\n');
  return withRespelling(all, { text: told }, asking.say);
}
