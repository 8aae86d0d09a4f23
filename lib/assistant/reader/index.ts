import 'server-only';
import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { Reading } from '@/lib/ai-search/types';
import { AppError } from '@/lib/errors';
import { foldText } from '@/lib/search/fold';
import { findCompanyByKey, findNamedCompany } from '../tools/find-company';
import type { ListedCompany } from '../tools/listed';
import type { AssistantPage } from '../types';
import type { Subject } from './asked';
import { factAnswer, rolesAnswer, similarAnswer, summaryAnswer } from './company-answers';
import { compareAnswer } from './compare-answer';
import { amountsAnswer, definition, keyFiguresAnswer } from './figure-answers';
import { isQuestionWord, languageOf } from './language';
import { FIND } from './question-words';
import type { Asking, Reply } from './reply';
import { savedAnswer, savedOneAnswer } from './saved-answer';
import { readingOnScreen } from './screen';
import { isFilters, registerAnswer, searchAnswer } from './search-answers';
import { KINDS, speaker, TEXTS } from './texts';
import { type Understood, understand } from './understand';
import { wordsPattern } from './vocabulary';
import { look, noneText, type Spoken, severalText, withCompany } from './which-company';

export type { Reply } from './reply';

/** What is asked, by whom, and which company was on the screen or spoken of last. */
export type ReaderQuestion = Spoken & { userId: string; question: string; page?: AssistantPage };

async function compareNamed(
  asking: Asking,
  { names, subject }: { names: string[]; subject: Subject },
  spoken: Spoken,
): Promise<Reply> {
  const found = await Promise.all(
    names.map((name) =>
      /^[\d ]{8,11}$/.test(name) && name.replaceAll(' ', '').length === 8
        ? findCompanyByKey(name.replaceAll(' ', ''))
        : findNamedCompany(name),
    ),
  );
  const here = { key: null, name: null, pronoun: subject.pronoun };
  const own = found.length < 2 ? await look(here, spoken) : null;
  const all = [...(own ? [own] : []), ...found];
  const problems = all.flatMap((one) => {
    if (one.kind === 'one') return [];
    return [one.kind === 'none' ? noneText(asking, one.asked) : severalText(asking, one)];
  });
  if (problems.length > 0) return { text: problems.join('\n\n') };
  const companies = all.flatMap((one) => (one.kind === 'one' ? [one.company] : []));
  const distinct = [...new Map(companies.map((one) => [one.key, one])).values()];
  if (distinct.length < 2) {
    const ask = {
      en: 'Name two to four companies to compare.',
      da: 'Nævn to til fire virksomheder at sammenligne.',
    };
    return { text: asking.say(ask) };
  }
  return compareAnswer(asking, distinct);
}

/** A question that is filters and nothing else: one word of many may be one by chance. */
function isWhole({ parts, notUnderstood }: Reading, question: string): boolean {
  const unread = notUnderstood.filter((words) => !isQuestionWord(words));
  const finds = wordsPattern(FIND).exec(foldText(question))?.index === 0;
  return unread.length === 0 && (finds || parts.length > 1);
}

/** What is no known kind: a company's name alone, or filters; else the kinds are said. */
async function unknownAnswer(asking: Asking, subject: Subject): Promise<Reply> {
  const { question, say } = asking;
  const cannot: Reply = { text: `${say(TEXTS.cannot)} ${say(KINDS)}`, answered: false };
  if (subject.key !== null) {
    return withCompany(asking, { subject, spoken: nobody }, (company) =>
      summaryAnswer({ ...asking, company }),
    );
  }
  const short = question.trim().split(/\s+/).length <= 6 && !/[?]\s*$/.test(question);
  const named = short && subject.name ? await findNamedCompany(subject.name) : null;
  if (named?.kind === 'one') return summaryAnswer({ ...asking, company: named.company });
  const reading = await readWithReader(question);
  if (isFilters(reading) && isWhole(reading, question)) {
    return searchAnswer(asking, 'list', reading);
  }
  return named?.kind === 'several' ? { text: severalText(asking, named) } : cannot;
}

const nobody: Spoken = { openKey: null, formerKey: null };

function answerTo(asking: Asking, asked: Understood, spoken: Spoken): Promise<Reply> | Reply {
  const { say } = asking;
  const about = (work: (known: Asking & { company: ListedCompany }) => Promise<Reply>) =>
    'subject' in asked
      ? withCompany(asking, { subject: asked.subject, spoken }, (company) =>
          work({ ...asking, company }),
        )
      : { text: say(TEXTS.whichCompany) };
  switch (asked.kind) {
    case 'greeting':
      return { text: `${say(TEXTS.greeting)} ${say(KINDS)}`, answered: false };
    case 'help':
      return { text: say(KINDS), answered: false };
    case 'register':
      return registerAnswer(asking);
    case 'count':
    case 'list':
      return searchAnswer(asking, asked.kind);
    case 'define':
      return definition(asked.figures, say);
    case 'compare':
      return compareNamed(asking, asked, spoken);
    case 'similar':
      return about(similarAnswer);
    case 'saved':
      return asked.subject.key || asked.subject.name || asked.subject.pronoun
        ? about((known) => savedOneAnswer(known, known.company))
        : savedAnswer(asking, asked.list);
    case 'fact':
      return about((known) => factAnswer(known, asked));
    case 'roles':
      return about((known) => rolesAnswer(known, asked));
    case 'amounts':
      return about((known) => amountsAnswer(known, asked));
    case 'keyFigures':
      return keyFiguresOrMeaning(asking, asked, spoken, about);
    case 'summary':
      return summaryOrKinds(asking, asked.subject, spoken);
    case 'unknown':
      return unknownAnswer(asking, asked.subject);
  }
}

/** "What is …" asks for many things: where it is no company, the kinds are said too. */
async function summaryOrKinds(asking: Asking, subject: Subject, spoken: Spoken): Promise<Reply> {
  const found = await look(subject, spoken);
  if (found?.kind === 'none') {
    return { text: `${noneText(asking, found.asked)} ${asking.say(KINDS)}`, answered: false };
  }
  return withCompany(asking, { subject, spoken }, (company) =>
    summaryAnswer({ ...asking, company }),
  );
}

type About = (
  work: (known: Asking & { company: ListedCompany }) => Promise<Reply>,
) => Promise<Reply> | Reply;

/** "What is ROE?" asks for the meaning where no company is spoken of. */
function keyFiguresOrMeaning(
  { say }: Asking,
  asked: Extract<Understood, { kind: 'keyFigures' }>,
  { openKey, formerKey }: Spoken,
  about: About,
): Promise<Reply> | Reply {
  const { key, name } = asked.subject;
  const spokenOf = key ?? name ?? openKey ?? formerKey;
  if (spokenOf === null) return definition(asked.fields ?? [], say);
  return about((known) => keyFiguresAnswer(known, asked));
}

/**
 * Answers without a model: of a question the words that are known, the company that it names,
 * and what the tools give. Whatever is no known kind gets the list of kinds.
 * @throws AppError unavailable while the register cannot be read.
 */
export async function answerByReader(asked: ReaderQuestion): Promise<Reply> {
  const { userId, question, page, ...spoken } = asked;
  const language = languageOf(question);
  const asking: Asking = { caller: { userId }, question, language, say: speaker(language) };
  const understood = understand(question);
  const shown = await readingOnScreen(userId, question, page);
  const isSearch = understood.kind === 'count' || understood.kind === 'list';
  const reply =
    shown && isSearch
      ? await searchAnswer(asking, understood.kind, shown)
      : await answerTo(asking, understood, spoken);
  if (reply.text === '') throw new AppError('internal', 'The answer is empty.');
  return reply;
}
