import { truncate } from '@/lib/format';
import { contentsLine } from './file/about';

/** Letters of a file's description in the list of recent files. */
const LETTERS = 500;

/** What an export contains, as the list of recent files describes it. */
export const listedTitle = (chosen: { title: string; details: readonly string[] }): string =>
  truncate(contentsLine(chosen.title, chosen.details), LETTERS, LETTERS - 1);
