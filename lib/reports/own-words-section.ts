import { formatDay, truncateWords } from '@/lib/format';
import { PASSAGE_KINDS } from '@/lib/passages/kinds';
import type { CompanyReport, PrintedSection } from './types';
import type { ReportWords } from './words';

/** Letters that are printed of a passage: paper has no room for all, and the page has them. */
const PRINTED = 700;

/** What the newest annual report says in words; nothing where none has any. */
export function ownWordsSection(
  { ownWords }: CompanyReport,
  { messages: { passages: texts }, say }: ReportWords,
): PrintedSection[] {
  if (ownWords === null) return [];
  const { passages, endDate } = ownWords;
  return [
    {
      heading: texts.heading.toLocaleUpperCase('da'),
      facts: PASSAGE_KINDS.map((kind): [string, string | null] => {
        const text = passages[kind];
        return [texts.kinds[kind], text === undefined ? null : truncateWords(text, PRINTED)];
      }),
      note: say(
        `Annual report for the year ended ${formatDay(endDate)}: the company’s words as they were filed, each text cut after 700 characters.`,
      ),
    },
  ];
}
