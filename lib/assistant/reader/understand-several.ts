import { type Asked, has, matchOf, type Subject } from './asked';
import { COMPANIES, COMPARE, MORE_THAN, ONE_OF_MANY, SAVED, WHO_IS_MORE } from './question-words';
import { hasPronoun, keyIn, quotedIn, trimmed } from './subject';
import { wordsPattern } from './vocabulary';

export type Compare = { kind: 'compare'; names: string[]; subject: Subject };
export type Saved = { kind: 'saved'; list: string | null; subject: Subject };

export function readCompare({ question, folded, subjectOf }: Asked): Compare | null {
  const asksWho = has(WHO_IS_MORE, folded) && / (?:or|eller) /.test(folded);
  if (!has(COMPARE, folded) && !asksWho && !has(MORE_THAN, folded)) return null;
  const quoted = quotedIn(question);
  const subject = subjectOf(matchOf(COMPARE, folded));
  if (quoted.length > 1) return { kind: 'compare', names: quoted.slice(0, 4), subject };
  const afterWho =
    folded.split(/\b(?:which one|which|who|hvem|hvilken|hvilket)\b/).at(-1) ?? folded;
  const text = asksWho ? afterWho : folded;
  const without = [
    MORE_THAN,
    COMPARE,
    ONE_OF_MANY,
    'stoerst|mindst|aeldst|nyest|yngst|hoejest|lavest|best|bedst|bigger|larger|older|more|better|younger|stoerre|aeldre|flere|bedre|yngre|the difference',
  ]
    .reduce((left, words) => left.replace(new RegExp(wordsPattern(words), 'g'), '#'), text)
    .replace(
      /(?<![a-z0-9])(?:employees|revenue|equity|profit|ansatte|omsaetning|egenkapital|overskud)(?![a-z0-9])/g,
      '#',
    );
  const names = without
    .split(/#| (?:and|with|to|or|og|med|eller|mod|against|between|mellem) |^(?:between|mellem) |,/)
    .map(trimmed)
    .filter((name) => name !== '');
  return { kind: 'compare', names: names.slice(0, 4), subject };
}

export function readSaved({ folded, question }: Asked): Saved | null {
  if (!has(SAVED, folded)) return null;
  const [quoted] = quotedIn(question);
  const named =
    /(?:my list|min liste|mine lister|listen|the list)(?: called| named| kaldet)? ([a-z0-9].*)$/.exec(
      folded,
    );
  const isIn = /^(?:is|have i saved|did i save|er|har jeg gemt|findes) (.+)$/.exec(folded)?.[1];
  const name =
    isIn &&
    trimmed(
      isIn
        .replace(new RegExp(wordsPattern(`${SAVED}|saved|gemt|in|i|on|paa`), 'g'), ' ')
        .replace(/ +/g, ' '),
    );
  const asksOne = name && !has(COMPANIES, name) ? name : null;
  const subject = {
    key: keyIn(question),
    name: asksOne,
    pronoun: hasPronoun(folded) && isIn !== undefined,
  };
  const list = asksOne ? null : (quoted ?? (named && trimmed(named[1] ?? '')) ?? null);
  return { kind: 'saved', list: list || null, subject };
}
