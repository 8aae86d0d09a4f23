import { truncate } from '@/lib/format';
import type { ImportAnswer } from '@/lib/imports/types';

const EXAMPLE_SHOWN = 24;

/**
 * What the file's columns are called in a choice: by their heading, or else by their number, and
 * with the first thing that stands in them.
 */
export function columnNames(
  { header, sample }: Pick<ImportAnswer, 'header' | 'sample'>,
  nameOf: (number: number) => string,
): string[] {
  const count = Math.max(header?.length ?? 0, ...sample.map((row) => row.length));
  return Array.from({ length: count }, (_, place) => {
    const name = header?.[place]?.trim() || nameOf(place + 1);
    const example = sample.map((row) => row[place]?.trim()).find(Boolean);
    return example ? `${name}: ${truncate(example, EXAMPLE_SHOWN, EXAMPLE_SHOWN - 1)}` : name;
  });
}
