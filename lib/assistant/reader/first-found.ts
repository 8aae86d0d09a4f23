import 'server-only';
import { searchRegister } from '../tools/search';
import { isOfCompany, readingBefore } from './follow-up';
import { answerOfOne } from './of-one';
import { unreadOf } from './reading-text';
import type { Asking, Reply } from './reply';
import { orderIn } from './search-answers';
import { link } from './texts';
import { understand } from './understand';
import type { Spoken } from './which-company';

/** "The largest one" of those that were found; "the largest company in Aarhus" says it all itself. */
const THE_FIRST =
  /(?<!\p{L})(?:the|den|det) (first|largest|biggest|smallest|oldest|newest|youngest|første|største|mindste|ældste|nyeste|yngste)(?: one)?(?: (?:of|af) (?:them|those|these|dem))?(?!\p{L})/iu;

/** Answers what is asked of the first of those that the search before has found. */
export async function ofFirstFound(asking: Asking, spoken: Spoken): Promise<Reply | null> {
  const { question, language, caller, say } = asking;
  const [, which] = THE_FIRST.exec(question) ?? [];
  if (!which) return null;
  const asked = understand(question.replace(THE_FIRST, language === 'da' ? 'den' : 'it'), true);
  if (!isOfCompany(asked) || asked.subject.name || asked.subject.key) return null;
  const before = await readingBefore(spoken.former ?? []);
  if (!before || unreadOf(before.reading).length > 0) return null;
  const sort = orderIn(which) ?? before.reading.sort ?? orderIn(before.question);
  const found = await searchRegister(caller, { ...before.reading, sort, limit: 1 });
  const [company] = found.companies;
  if (!company) return null;
  const subject = { key: company.key, name: null, pronoun: false };
  const reply = await answerOfOne(asking, { ...asked, subject } as typeof asked, spoken);
  const of = link(found.shown, found.href);
  const note = say({
    en: `The first of the ${of} found before.`,
    da: `Den første af de ${of}, der blev fundet før.`,
  });
  return { ...reply, text: `${reply.text}\n\n${note}` };
}
