import type { KeyFigureId } from '@/lib/financials/key-figure-list';
import type { StatementField } from '@/lib/financials/types';
import type { RoleGroup } from '@/lib/roles/types';
import { foldText } from '@/lib/search/fold';
import { type Asked, has, matchOf, type Subject, subjectMaker } from './asked';
import {
  ABOUT,
  COMPANIES,
  COUNTED_IN_ONE,
  DEFINE,
  FIND,
  FORMER,
  GREETING,
  HELP,
  HOW_MANY,
  ONE_OF_MANY,
  REGISTER,
  SIMILAR,
} from './question-words';
import { yearIn } from './subject';
import { type Compare, readCompare, readSaved, type Saved } from './understand-several';
import {
  ALL_ACCOUNTS,
  AMOUNT_WORDS,
  FACT_WORDS,
  KEY_FIGURE_WORDS,
  MANY_FIGURES,
  matchesOf,
  OVER_YEARS,
  ROLE_WORDS,
  wordsPattern,
} from './vocabulary';

export type Understood =
  | { kind: 'help' | 'greeting' | 'register' }
  | { kind: 'count' | 'list' }
  | { kind: 'define'; figures: KeyFigureId[] }
  | Compare
  | { kind: 'similar' | 'summary'; subject: Subject }
  | Saved
  | { kind: 'fact'; fields: string[]; year: number | null; subject: Subject }
  | { kind: 'roles'; groups: RoleGroup[]; former: boolean; subject: Subject }
  | {
      kind: 'amounts';
      fields: StatementField[] | null;
      year: number | null;
      history: boolean;
      subject: Subject;
    }
  | {
      kind: 'keyFigures';
      fields: KeyFigureId[] | null;
      year: number | null;
      history: boolean;
      subject: Subject;
    }
  | { kind: 'unknown'; subject: Subject };

function readSearch({ folded }: Asked): Understood | null {
  const counted = wordsPattern(HOW_MANY).exec(folded);
  if (counted) {
    const after = folded.slice(counted.index + counted[0].length).trim();
    if (!new RegExp(`^${COUNTED_IN_ONE}(?![a-z])`).test(after)) return { kind: 'count' };
    return null;
  }
  const one = 'company|firm|business|virksomhed|selskab|firma';
  const listed = has(COMPANIES, folded) && (has(FIND, folded) || has(ONE_OF_MANY, folded));
  const best = has(ONE_OF_MANY, folded) && has(one, folded) && !hasThis(folded);
  return listed || best ? { kind: 'list' } : null;
}

const hasThis = (folded: string) =>
  has('this company|dette selskab|denne virksomhed|selskabet|virksomheden', folded);

function readFigures(asked: Asked): Understood | null {
  const { folded, subjectOf } = asked;
  const figures = matchesOf(KEY_FIGURE_WORDS, folded);
  const many = matchOf(MANY_FIGURES, folded);
  const defines = matchOf(DEFINE, folded);
  const year = yearIn(folded);
  const history = matchOf(OVER_YEARS, folded);
  const yearMatch = year ? [year] : [];
  if (figures.length > 0 || many.length > 0) {
    const fields = figures.length > 0 ? figures.map(({ means }) => means) : null;
    const subject = subjectOf(figures, many, defines, yearMatch, history);
    const about = subject.name === null && subject.key === null;
    if (defines.length > 0 && about && !subject.pronoun) {
      return { kind: 'define', figures: fields ?? [] };
    }
    return {
      ...{ kind: 'keyFigures', fields, year: year?.means ?? null },
      ...{ history: history.length > 0, subject },
    };
  }
  const amounts = matchesOf(AMOUNT_WORDS, folded);
  const all = amounts.length > 0 ? [] : matchOf(ALL_ACCOUNTS, folded);
  if (amounts.length === 0 && all.length === 0) return null;
  return {
    kind: 'amounts',
    fields: amounts.length > 0 ? amounts.map(({ means }) => means) : null,
    ...{ year: year?.means ?? null, history: history.length > 0 },
    subject: subjectOf(amounts, all, yearMatch, history),
  };
}

function readRolesOrFacts({ folded, subjectOf }: Asked): Understood | null {
  const groups = matchesOf(ROLE_WORDS, folded);
  const former = matchOf(FORMER, folded);
  if (groups.length > 0) {
    return {
      kind: 'roles',
      groups: [...new Set(groups.map(({ means }) => means))],
      former: former.length > 0,
      subject: subjectOf(groups, former, matchOf(HOW_MANY, folded)),
    };
  }
  const facts = matchesOf(FACT_WORDS, folded);
  if (facts.length === 0) return null;
  const year = yearIn(folded);
  const yearMatch = year ? [year] : [];
  return {
    kind: 'fact',
    fields: facts.map(({ means }) => means),
    year: year?.means ?? null,
    subject: subjectOf(facts, yearMatch, matchOf(HOW_MANY, folded)),
  };
}

/** What may stand before the words that ask for all about a company. */
const POLITE =
  /^(?:(?:please|can you|could you|i want to know|i would like|kan du|vil du|jeg vil gerne(?: vide| hoere)?|hvad kan du|find|show me|giv mig|some|noget|the|and|og) )*$/;

/** What a question asks for, by the words of it that are known; nothing is looked up yet. */
export function understand(question: string): Understood {
  const folded = foldText(question);
  const asked: Asked = { question, folded, subjectOf: subjectMaker(question, folded) };
  if (new RegExp(`^(?:${GREETING})$`).test(folded)) return { kind: 'greeting' };
  if (
    new RegExp(`^(?:${HELP})(?: me| mig)?$`).test(folded) ||
    /^(?:what can you|hvad kan du)/.test(folded)
  ) {
    return { kind: 'help' };
  }
  if (has(REGISTER, folded)) return { kind: 'register' };
  const early = readSaved(asked) ?? readCompare(asked);
  if (early) return early;
  const similar = matchOf(SIMILAR, folded);
  if (similar.length > 0) {
    const companies = matchOf(COMPANIES, folded);
    return { kind: 'similar', subject: asked.subjectOf(similar, companies, matchOf(FIND, folded)) };
  }
  const found = readSearch(asked) ?? readFigures(asked) ?? readRolesOrFacts(asked);
  if (found) return found;
  const about = matchOf(ABOUT, folded).filter(({ at }) => POLITE.test(folded.slice(0, at)));
  const subject = asked.subjectOf(about);
  if (about.length > 0 && (subject.name || subject.key || subject.pronoun)) {
    return { kind: 'summary', subject };
  }
  return { kind: 'unknown', subject };
}
