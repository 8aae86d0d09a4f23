import { readWithReader } from '@/lib/ai-search/read-sentence';
import { findNamedCompany } from '@/lib/assistant/tools/search';
import { foldText } from '@/lib/words/fold';
import { askedOfOne } from '../question/asked';
import {
  CAPITAL,
  hasPronoun,
  keyIn,
  listedBeside,
  markedNames,
  quotedIn,
} from '../question/subject';
import { type Understood, understand } from '../question/understand';
import { readPerson } from '../question/understand-people';
import { unreadOf } from '../text/reading-text';
import { piecesOf } from './within-name';

/** Minimum and maximum words of a possible name, and maximum names that are looked up. */
const [LEAST_WORDS, MOST_WORDS, MOST_LOOKED_UP] = [2, 5, 6];
/** Longer texts are not searched for names, as each candidate is read separately. */
const MOST_ASKED = 40;

/** Adjacent capitalised words: "Danish Bank of Energy". */
const RUN = new RegExp(
  `(?<![\\p{L}\\p{N}])${CAPITAL}(?: (?:(?:og|and|&|af|of|for|i|-) )?${CAPITAL})+`,
  'gu',
);

const nameOf = (understood: Understood) =>
  'subject' in understood && understood.subject.name !== null
    ? foldText(understood.subject.name)
    : null;

/** Whether a name has words of a question, as "Nordic Capital" asks for a capital. */
function holdsOurWords(text: string): boolean {
  const alone = understand(text, false);
  return !(alone.kind === 'unknown' && nameOf(alone) === foldText(text));
}

/** Pieces of a run of words that begin and end with a capital, longest first. */
function namesInRun(run: string): string[] {
  const words = run.split(' ');
  const isCapital = (word = '') => /^[\p{Lu}\p{N}]/u.test(word);
  return piecesOf(words, LEAST_WORDS, MOST_WORDS)
    .map(({ from, to }) => words.slice(from, to))
    .filter((piece) => isCapital(piece[0]) && isCapital(piece.at(-1)))
    .map((piece) => piece.join(' '));
}

/** Possible company names: runs of capitalised words, or all of a short question without any. */
function namesIn(question: string): string[] {
  const runs = [...question.matchAll(RUN)].map(([run]) => run);
  // "Og Bech?" goes on from the question before.
  const whole = question.replace(/^\s*(?:and|og)\s+|[\s?!.,]+$/gi, '').trim();
  const isShort = whole.split(/\s+/).length <= MOST_WORDS && /\s/.test(whole);
  return runs.length === 0 && isShort ? [whole] : [...new Set(runs.flatMap(namesInRun))];
}

/**
 * Whether a text is exactly a company's name, and not a set of filters such as "Aarhus Kommune".
 */
export async function isCompany(name: string): Promise<boolean> {
  const found = await findNamedCompany(name);
  if (found.kind === 'none' || !found.isSame) return false;
  const { parts, search, notUnderstood } = await readWithReader(name);
  const isFilters = parts.length > 0 && search === null;
  return !isFilters || unreadOf({ notUnderstood }).length > 0;
}

/** Quotes the companies that are listed beside a quoted name, too. */
async function withOthers(question: string, name: string): Promise<string> {
  const others = listedBeside(question, name);
  const known = await Promise.all(others.map(findNamedCompany));
  const companies = others.filter((_, at) => known[at]?.kind === 'one' && known[at].isSame);
  return companies.reduce((left, one) => left.replace(one, () => `"${one}"`), question);
}

/** An email address, or a web address that is written as one. */
const ADDRESS =
  /(?<!\S)(?:[^\s@"<>(),:;]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?:https?:\/\/|www\.)\S*[\p{L}\p{N}])/iu;

/**
 * Quotes a name that would otherwise be read as words of a question: "Hvor mange ansatte har Aarhus
 * Industries?" asks for no industry. Only when a company has exactly that name, and the question is
 * about one company.
 */
export async function withKnownName(question: string): Promise<string> {
  if (question.split(/\s+/).length > MOST_ASKED) return question;
  const plain = understand(question, false);
  if (hasPronoun(foldText(question)) || keyIn(question) || quotedIn(question).length > 0) {
    return question;
  }
  const [address] = ADDRESS.exec(question) ?? [];
  if (address !== undefined) return question.replace(address, () => `"${address}"`);
  // Several names with a legal form are set apart already.
  if (markedNames(question).length > 1) return question;
  const names = namesIn(question).filter(
    (name) => foldText(name) !== nameOf(plain) && holdsOurWords(name),
  );
  for (const name of names.slice(0, MOST_LOOKED_UP)) {
    const marked = question.replace(name, () => `"${name}"`);
    const person = readPerson(askedOfOne(marked))?.name ?? '';
    const isOfIt = [nameOf(understand(marked, false)), foldText(person)].includes(foldText(name));
    if (isOfIt && (await isCompany(name))) return withOthers(marked, name);
  }
  return question;
}
