import 'server-only';
import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { Reading, ReadPart } from '@/lib/ai-search/types';
import { countRegister } from '@/lib/assistant/tools/search';
import type { Asking } from '../text/reply';
import { link, plain } from '../text/texts';

/** Fields of which several values may be counted separately. */
const COUNTED = ['industry', 'municipality', 'region', 'companyType'] as const;
const MOST_KINDS = 6;

type Counted = (typeof COUNTED)[number];

const partsOf = ({ parts }: Reading, field: Counted): ReadPart[] =>
  parts.filter((part) => part.field === field);

/** "Carpenters and painters in Aarhus": the number of each, in addition to the total. */
export async function eachText({ caller }: Asking, reading: Reading): Promise<string[]> {
  const field = COUNTED.find((one) => partsOf(reading, one).length > 1);
  const parts = field ? partsOf(reading, field) : [];
  if (!field || parts.length > MOST_KINDS || reading.filters.not) return [];
  const lines = await Promise.all(
    parts.map(async ({ text }) => {
      const values = (await readWithReader(text)).filters[field];
      if (!values) return null;
      const filters = { ...reading.filters, [field]: values };
      const { total, shown, href } = await countRegister(caller, { ...reading, filters });
      return `- ${plain(text)}: ${total > 0 ? link(shown, href) : shown}`;
    }),
  );
  return lines.some((line) => line === null) ? [] : [lines.join('\n')];
}
