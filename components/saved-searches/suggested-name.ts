import { truncate } from '@/lib/format';
import { labelKey } from '@/lib/saved/label';
import { MAX_NAME_LENGTH } from '@/lib/saved-searches/constants';

const fitting = (name: string, most: number) => truncate(name, most, most - 1);

/**
 * A suggested name: the search words and all filters, as far as they fit; with a number if the name
 * is taken.
 */
export function suggestedName(parts: readonly string[], taken: readonly string[]): string {
  const whole = parts.filter(Boolean).join(', ');
  const plain = fitting(whole, MAX_NAME_LENGTH);
  const names = new Set(taken.map(labelKey));
  if (plain === '' || !names.has(labelKey(plain))) return plain;
  for (let number = 2; ; number += 1) {
    const end = ` ${number}`;
    const name = fitting(whole, MAX_NAME_LENGTH - end.length) + end;
    if (!names.has(labelKey(name))) return name;
  }
}
