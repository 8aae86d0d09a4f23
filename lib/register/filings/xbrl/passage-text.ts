import 'server-only';
import { cutText } from '@/lib/cut-text';
import { MOST_OF_PASSAGE } from '@/lib/passages/kinds';
import { decodeReferences } from './character-references';

/** Elements of HTML that begin a new line. */
export const BLOCKS: ReadonlySet<string> = new Set([
  ...'address article blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre'.split(' '),
  ...'section table tbody tfoot thead tr ul'.split(' '),
]);
/** Those that only part words from one another. */
export const CELLS: ReadonlySet<string> = new Set(['td', 'th']);

/** A comment ends before the next tag, so that many that never end are not searched to the end each. */
const TAG = /<\/?([a-z][a-z0-9]*)\b[^<>]*>|<!--[^<]*-->/gi;

/** Between two blocks of markup, in which other line ends mean nothing. */
export const BREAK = '\u2028';

/** Markup, as many programs write it into a text, with breaks in place of its blocks. */
const withBreaks = (text: string) =>
  text.replace(TAG, (_, name: string | undefined) => {
    const element = name?.toLowerCase() ?? '';
    if (BLOCKS.has(element)) return BREAK;
    return CELLS.has(element) ? ' ' : '';
  });

function linesOf(written: string): string[] {
  const isMarkup = new RegExp(TAG.source, 'i').test(written);
  const text = decodeReferences(isMarkup ? withBreaks(written) : written);
  const isBroken = text.includes(BREAK);
  const lines = text
    .split(isBroken ? BREAK : '\n')
    .map((line) => line.replace(/[\s\0]+/g, ' ').trim());
  return isBroken ? lines.filter((line) => line !== '') : lines;
}

/** A line that ends a sentence is not continued, nor is a short one before a capital letter. */
const LONG_LINE = 70;
const continues = (line: string, next: string) =>
  line !== '' &&
  next !== '' &&
  !/[.!?:;]$/.test(line) &&
  (line.length > LONG_LINE || /^\p{Ll}/u.test(next));

/** Joins lines that were only wrapped. */
function paragraphs(lines: readonly string[]): string[] {
  const found: string[] = [];
  let before = '';
  for (const line of lines) {
    if (continues(before, line)) found.push(`${found.pop()} ${line}`);
    else if (line !== '') found.push(line);
    before = line;
  }
  return found;
}

/** A heading, which the passage gets from us: "3. Eventualforpligtelser". */
const isShort = (line: string) => line.length <= 80 && !/[.!?:;,]$/.test(line);
const isHeading = (line: string, next: string) =>
  isShort(line) && !isShort(next) && !/\d/.test(line.replace(/^[\d.)]+/, ''));

/**
 * A text of a report, which may be HTML, without markup: one line per paragraph, without the heading
 * that it begins with, and cut. Empty if it has no words.
 */
export function passageText(written: string): string {
  const [first = '', ...others] = paragraphs(linesOf(written));
  const isTitled = isHeading(first, others[0] ?? '');
  const text = (isTitled ? others : [first, ...others]).join('\n');
  if (!/\p{L}{2}/u.test(text)) return '';
  if (text.length <= MOST_OF_PASSAGE) return text;
  return `${cutText(text, MOST_OF_PASSAGE - 1).replace(/\s+\S*$/, '')}…`;
}
