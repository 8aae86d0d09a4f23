import 'server-only';
import type { Reading } from '@/lib/ai-search/types';
import { readingOf } from '../lists/search-answers';
import { changeIn } from './change-in';

const COMPARISON =
  '(?:over|under|above|below|mindst|højst|(?:more|less|higher|lower|fewer) than|at (?:least|most)|(?:mere|mindre|højere|lavere|flere|færre) end)';
const UNIT = '(?:%|procent|percent|pct\\.?|mio\\.?|million(?:er|s)?|mia\\.?|kr\\.?|kroner|dkk)';
const AMOUNT = `\\d[\\d.,]*(?: \\d{3})*(?:\\s*${UNIT})*`;
const SIZE = new RegExp(`${COMPARISON}\\s+${AMOUNT}`, 'iu');
const ALONE = new RegExp(`^\\s*${COMPARISON}\\s+${AMOUNT}[?!.\\s]*$`, 'iu');

/** "And over 30 %?" after the one size of a search: the same figure with that size instead. */
export async function otherSize(question: string, fragment: string): Promise<Reading | null> {
  if (!ALONE.test(fragment)) return null;
  const { parts } = await readingOf(question);
  const [sized, another] = parts.filter(({ text }) => SIZE.test(text));
  if (!sized || another) return null;
  return changeIn(sized.text.replace(SIZE, () => fragment.replace(/[?!.\s]+$/, '')));
}
