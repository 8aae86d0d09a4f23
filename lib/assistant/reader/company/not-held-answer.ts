import { companyFacts } from '@/lib/assistant/tools/company';
import type { ListedCompany } from '@/lib/assistant/tools/facts';
import { accountFigures } from '@/lib/assistant/tools/figures';
import { companyCalled } from '@/lib/assistant/tools/search';
import { foldText } from '@/lib/words/fold';
import { AMOUNTS_TOLD, figureLine, periodHeading } from '../figures/figure-answers';
import { signalsLine } from '../figures/health-answer';
import { ENDED, NOT_HELD, type NotHeld } from '../help/not-held';
import { hasPronoun, keyIn, markedName } from '../question/subject';
import { CAPITAL } from '../question/understand-both';
import { TERMS, type TermId } from '../terms';
import { companyLink, factLine } from '../text/names';
import type { Asking, Known, Reply } from '../text/reply';
import { bold, plain } from '../text/texts';
import { isNamedIn } from '../words/match';
import { COMPANIES } from '../words/vocabulary';
import { historyAnswer } from './history-answer';
import { rolesAnswer } from './roles-answer';
import { namedInSmall, namesOther } from './small-name';
import { look } from './which-company';
import { isPlace } from './within-name';

/** What a status means in any company, by the status or by how a company ended. */
const MEANINGS: [status: RegExp, term: TermId][] = [
  [/COMPULSORY|TVANGSOPL/i, 'compulsory'],
  [/BANKRUPTCY|KONKURS/i, 'bankruptcy'],
  [/LIQUIDATION|LIKVIDATION/i, 'liquidation'],
  [/RECONSTRUCTION|REKONSTRUKTION/i, 'reconstruction'],
];

/** All statuses with their days; none for a company that has had only one. */
export async function statusChanges(known: Known): Promise<string[]> {
  const only = { fields: ['STATUS' as const, 'ENDED' as const], groups: [] };
  const { text } = await historyAnswer(known, { since: null, only });
  return text.split('\n\n').filter((part) => part.split('\n- ').length > 2);
}

/**
 * The day and the manner of a company's end, and what creditors check first: that the register
 * holds, but no reason.
 */
async function endedText(known: Known): Promise<string[]> {
  const { company, say } = known;
  const facts = await companyFacts(company);
  if (!facts) return [];
  const told = facts.facts.filter(
    ({ field, value }) => ['status', 'statusSince', 'ceased'].includes(field) && value !== null,
  );
  const lines = told.map((fact) => `- ${factLine(fact, facts, say)}`);
  const status = `${company.status} ${facts.statusText ?? ''}`;
  const meaning = MEANINGS.find(([words]) => words.test(status))?.[1];
  const signals = await signalsLine(known);
  return [
    [...lines, ...signals].join('\n'),
    ...(await statusChanges(known)),
    ...(meaning ? [say(TERMS[meaning])] : []),
  ];
}

/** Capitalised words after the first word of a question. */
const RUN = new RegExp(`(?<=\\S\\s+)${CAPITAL}(?: (?:(?:og|and|&|af|of) )?${CAPITAL})*`, 'gu');
const NO_NAME = /^(?:CEO|CFO|CVR|CPR|ID|SKAT|RKI|VAT|IT|EU|EBITDA|EBIT|I|Danmark|Denmark)$/;
/** The title in "the CEO of Bech". */
const LEADING = /^(?:CEO|CFO|CVR|CPR|ID|SKAT|RKI) (?:of|af|and|og) /;

const capitalsIn = (question: string) =>
  [...question.matchAll(RUN)].map(([run]) => run.replace(LEADING, ''));

/** The company that has exactly one of these names. */
async function calledSo(names: readonly string[]): Promise<ListedCompany | null> {
  for (const name of names) {
    const company = await companyCalled(name);
    if (company && !(await isPlace(name))) return company;
  }
  return null;
}

/** The company that the question names, or the one under discussion; null for many or none. */
async function companyMeant(asking: Asking, what: NotHeld): Promise<ListedCompany | null> {
  const { question } = asking;
  const key = keyIn(question);
  const marked = markedName(question);
  const names =
    marked === null ? capitalsIn(question).filter((name) => !NO_NAME.test(name)) : [marked];
  const called = key === null && names.length > 0 ? await calledSo(names) : null;
  // "Is Mia Lund a beneficial owner?" names a person of the company under discussion.
  if (called || (key === null && names.length > 0 && what !== 'beneficial')) return called;
  if (key === null && isNamedIn(COMPANIES, question)) return null;
  const small = key === null && names.length === 0 ? await namedInSmall(question) : null;
  if (small) return small.kind === 'one' ? small.company : null;
  // "Find nye kunder i nyborg" is not about the company under discussion.
  const isOther = key === null && namesOther(question, NOT_HELD[what].words);
  if (isOther && !hasPronoun(foldText(question))) return null;
  const found = await look(asking, { key, name: null, pronoun: false });
  return found?.kind === 'one' ? found.company : null;
}

/** A person's pay is unknown, so the personnel costs of the company are shown. */
async function personnelText({ company, say }: Known): Promise<string[]> {
  const fields = ['personnelCosts'] as const;
  const found = await accountFigures({ key: company.key, fields });
  const [period] = found?.periods ?? [];
  const [figure] = period?.figures ?? [];
  if (!period || !figure || figure.value === null) return [];
  return [[periodHeading(period), figureLine(figure, { ...AMOUNTS_TOLD, say })].join('\n')];
}

/** The legal owners, in place of the beneficial ones. */
async function ownersText(known: Known): Promise<string[]> {
  const asked = { groups: ['OWNER' as const], former: false, year: null };
  const { text } = await rolesAnswer({ ...known, question: '' }, asked);
  return [text.split('\n').slice(1).join('\n').trim()];
}

function whatIsHeld(known: Known, what: NotHeld): Promise<string[]> {
  if (what === 'pay') return personnelText(known);
  if (what === 'beneficial') return ownersText(known);
  const isOfEnd = what === 'reason' && isNamedIn(ENDED, known.question);
  return isOfEnd ? endedText(known) : Promise.resolve([]);
}

/** Explains what is not in the data and what is, filling in the name of the company. */
function notHeldText(asking: Asking, what: NotHeld, company: ListedCompany): string {
  const name = plain(company.name ?? company.key);
  return `${bold(companyLink(company))}\n\n${asking.say(NOT_HELD[what]).replaceAll('…', () => name)}`;
}

/** @param known the company meant, when the question itself does not name it */
export async function notHeldAnswer(
  asking: Asking,
  what: NotHeld,
  known: ListedCompany | null = null,
): Promise<Reply> {
  const company = known ?? (await companyMeant(asking, what));
  if (!company) return { text: asking.say(NOT_HELD[what]), answered: false };
  const more = await whatIsHeld({ ...asking, company }, what);
  return { text: [notHeldText(asking, what, company), ...more].join('\n\n'), answered: false };
}
