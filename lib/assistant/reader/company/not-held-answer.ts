import 'server-only';
import { accountFigures } from '@/lib/assistant/tools/figures';
import { findNamedCompany } from '@/lib/assistant/tools/find-company';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { AMOUNTS_TOLD, figureLine, periodHeading } from '../figures/figure-answers';
import { ENDED, type NotHeld, TEXTS_OF } from '../help/not-held';
import { keyIn, markedName } from '../question/subject';
import { companyLink } from '../text/company-line';
import type { Asking, Known, Reply } from '../text/reply';
import { bold, plain } from '../text/texts';
import { isNamedIn } from '../words/match';
import { COMPANIES } from '../words/question-words';
import { endText } from './end-text';
import { rolesAnswer } from './roles-answer';
import { look, type Spoken } from './which-company';
import { isPlace } from './within-name';

const CAPITAL = "\\p{Lu}[\\p{L}\\p{N}.'’&/-]*";
/** Capitalised words after the first word of a question. */
const RUN = new RegExp(`(?<=\\S\\s+)${CAPITAL}(?: (?:(?:og|and|&|af|of) )?${CAPITAL})*`, 'gu');
const NO_NAME = /^(?:CEO|CFO|CVR|CPR|ID|SKAT|RKI|VAT|IT|EU|EBITDA|EBIT|I|Danmark|Denmark)$/;
/** The title in "the CEO of Bech". */
const LEADING = /^(?:CEO|CFO|CVR|CPR|ID|SKAT|RKI) (?:of|af|and|og) /;

const runsIn = (question: string) =>
  [...question.matchAll(RUN)].map(([run]) => run.replace(LEADING, ''));

/** The company that has exactly one of these names. */
async function calledSo(names: readonly string[]): Promise<ListedCompany | null> {
  for (const name of names) {
    const found = await findNamedCompany(name);
    if (found.kind === 'one' && found.isSame && !(await isPlace(name))) return found.company;
  }
  return null;
}

/** The company that the question names, or the one under discussion; null for many or none. */
async function companyMeant(
  { question }: Asking,
  { what, spoken }: { what: NotHeld; spoken: Spoken },
): Promise<ListedCompany | null> {
  const key = keyIn(question);
  const marked = markedName(question);
  const names = marked === null ? runsIn(question).filter((name) => !NO_NAME.test(name)) : [marked];
  const called = key === null && names.length > 0 ? await calledSo(names) : null;
  // "Is Mia Lund a beneficial owner?" names a person of the company under discussion.
  if (called || (key === null && names.length > 0 && what !== 'beneficial')) return called;
  if (key === null && isNamedIn(COMPANIES, question)) return null;
  const found = await look({ key, name: null, pronoun: false }, spoken);
  return found?.kind === 'one' ? found.company : null;
}

/** A person's pay is unknown, so the personnel costs of the company are shown. */
async function personnelText({ caller, company, say }: Known): Promise<string[]> {
  const fields = ['personnelCosts'] as const;
  const found = await accountFigures(caller, { key: company.key, fields });
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
  return isOfEnd ? endText(known) : Promise.resolve([]);
}

/** Explains what is not in the data and what is, filling in the name of the company. */
function notHeldText(asking: Asking, what: NotHeld, company: ListedCompany): string {
  const name = plain(company.name ?? company.key);
  return `${bold(companyLink(company))}\n\n${asking.say(TEXTS_OF[what]).replaceAll('…', () => name)}`;
}

/** @param known the company meant, when the question itself does not name it */
export async function notHeldAnswer(
  asking: Asking,
  what: NotHeld,
  { spoken, known = null }: { spoken: Spoken; known?: ListedCompany | null },
): Promise<Reply> {
  const company = known ?? (await companyMeant(asking, { what, spoken }));
  if (!company) return { text: asking.say(TEXTS_OF[what]), answered: false };
  const more = await whatIsHeld({ ...asking, company }, what);
  return { text: [notHeldText(asking, what, company), ...more].join('\n\n'), answered: false };
}
