import { isSureNumber } from '../columns';
import { CELL_MAX, MAX_ROWS } from '../constants';
import { isHeading } from '../header-words';
import { readNumber } from '../numbers';
import type { TableRow } from './table';

/** One more row may be the header, and another tells that there are too many. */
const MOST_READ = MAX_ROWS + 2;
const DIVIDERS = /[,;|\t]/;
const CVR_DIGITS = 8;
const LABEL = /^(?:dk|cvr)[-.:]*$/i;
const DIGITS = /^(?:dk[-.]?)?\d[\d.-]*$/i;
/** "99105925 Firma A" */
const NAMED = /^((?:dk[\s-]?)?\d{8})[\s:–-]+(\p{L}.*)$/iu;

const digitsIn = (words: readonly string[]) => words.join('').replace(/\D/g, '').length;

/** How many of the words are one number: eight digits may stand in groups, "99 35 32 52". */
function lengthOfNumber(words: readonly string[]): number {
  const first = LABEL.test(words[0] ?? '') ? 1 : 0;
  let end = first + 1;
  while (end < words.length && digitsIn(words.slice(0, end)) < CVR_DIGITS) end += 1;
  return digitsIn(words.slice(0, end)) === CVR_DIGITS ? end : first + 1;
}

/** The numbers of a text in which nothing else stands; null for other texts. */
function numbersIn(text: string): string[] | null {
  if (['cvr', 'pNumber'].includes(readNumber(text).kind)) return [text];
  const words = text.split(' ');
  if (!words.every((word) => LABEL.test(word) || DIGITS.test(word))) return null;
  const numbers: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = lengthOfNumber(words.slice(at));
    numbers.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return numbers;
}

type Line = { numbers: string[]; texts: string[] };

function readLine(written: string): Line {
  const line = written
    .replace(/[\p{Cf}"]/gu, '')
    .replace(/[^\S\t]+/gu, ' ')
    .trim();
  const whole = line === '' ? [] : numbersIn(line);
  if (whole) return { numbers: whole, texts: [] };
  const read: Line = { numbers: [], texts: [] };
  for (const part of line.split(DIVIDERS).map((one) => one.trim())) {
    const [, number, name] = NAMED.exec(part) ?? [];
    if (part === '') continue;
    read.numbers.push(...(number ? [number] : (numbersIn(part) ?? [])));
    if (number && name) read.texts.push(name);
    else if (numbersIn(part) === null) read.texts.push(part);
  }
  return read;
}

/** A text beside a single number is its company's name. */
function rowsOf({ numbers, texts }: Line): string[][] {
  const [only = ''] = numbers;
  if (numbers.length === 1) return [texts.length === 0 ? [only] : [only, texts.join(', ')]];
  return [...numbers, ...texts].map((cell) => [cell]);
}

const isHeaderOfTable = (line: string) => {
  const cells = line.split(DIVIDERS).map((cell) => cell.trim());
  return cells.length > 1 && cells.some(isHeading);
};

/**
 * The rows of a text that is a list of numbers, whatever divides them: one a number. Null for tables,
 * and for lists with a number a line, which are tables of one column.
 */
export function readNumberLines(text: string): TableRow[] | null {
  const written = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (isHeaderOfTable(written[0] ?? '')) return null;
  const lines = written.map(readLine);
  if (!lines.some(({ numbers, texts }) => numbers.length + texts.length > 1)) return null;
  // A table has something beside the numbers of its rows.
  if (2 * lines.filter(({ texts }) => texts.length > 0).length > lines.length) return null;
  const cells = lines.flatMap(({ numbers, texts }) => [...numbers, ...texts]);
  if (2 * cells.filter(isSureNumber).length <= cells.length) return null;
  return lines
    .flatMap(rowsOf)
    .slice(0, MOST_READ)
    .map((row, at) => ({ line: at + 1, cells: row.map((cell) => cell.slice(0, CELL_MAX)) }));
}
