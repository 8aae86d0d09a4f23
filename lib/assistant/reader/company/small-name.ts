import { findNamedCompany, type NamedCompany } from '@/lib/assistant/tools/search';
import { foldText } from '@/lib/words/fold';
import { isAround, namesIn } from '../question/subject';
import { isQuestionWord } from '../text/language';
import { everyMatch } from '../words/match';
import { asksOfOne } from '../words/vocabulary';
import { isCompany } from './known-names';
import { isTrade, LEAST_LETTERS, piecesOf } from './within-name';

/** Maximum words of a name in small letters, and maximum names that are looked up. */
const [MOST_WORDS, MOST_LOOKED_UP] = [4, 8];

/** Adjacent words of a question that may be a name, without those that may stand around one. */
function stretchesIn(question: string): string[][] {
  const stretches: string[][] = [[]];
  for (const word of question.split(/\s+/).map((one) => one.replace(/[?!.,:;]+$/, ''))) {
    const folded = foldText(word);
    if (isAround(folded) || isQuestionWord(word)) stretches.push([]);
    else stretches.at(-1)?.push(word);
  }
  return stretches.filter(({ length }) => length > 0);
}

async function mayBeName(name: string): Promise<boolean> {
  if (name.includes(' ')) return true;
  return name.length >= LEAST_LETTERS && !asksOfOne(foldText(name)) && !(await isTrade(name));
}

/**
 * The company whose name a question has in small letters: "er sporttryk momsregistreret"; null where
 * no words of it are exactly a name.
 */
export async function namedInSmall(question: string): Promise<NamedCompany | null> {
  const names = stretchesIn(question)
    .flatMap((words) => piecesOf(words, 1, MOST_WORDS).map(({ from, to }) => words.slice(from, to)))
    .toSorted((a, b) => b.length - a.length)
    .map((words) => words.join(' '));
  for (const name of names.slice(0, MOST_LOOKED_UP)) {
    if ((await mayBeName(name)) && (await isCompany(name))) return findNamedCompany(name);
  }
  return null;
}

/** Whether a question names something beside the words that are understood, folded. */
export function namesOther(question: string, understood: string): boolean {
  const folded = foldText(question);
  return namesIn(folded, everyMatch(understood, folded)).some(
    (piece) => !piece.split(' ').every((word) => isQuestionWord(word) || isAround(word)),
  );
}
