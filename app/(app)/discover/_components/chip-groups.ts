import type { Chip } from '@/components/filters/chips';
import type { ListParam } from '@/lib/search/filter-params';

/** At most this many values of one filter get chips of their own; more share one. */
const MOST = 5;

type Query = Record<string, string>;
type ChipGroup =
  | { kind: 'one'; chip: Chip }
  | { kind: 'many'; param: ListParam; chips: Chip[]; without: Query };

/** Chips in order; those of a filter with many values are grouped. */
export function chipGroups(chips: readonly Chip[], query: Query): ChipGroup[] {
  const paramOf = (chip: Chip) => (chip.kind === 'list' ? chip.param : null);
  const groups: ChipGroup[] = [];
  for (const chip of chips) {
    const param = paramOf(chip);
    const alike = chips.filter((other) => param !== null && paramOf(other) === param);
    if (param === null || alike.length <= MOST) groups.push({ kind: 'one', chip });
    else if (alike[0] === chip) {
      const { [param]: _, ...without } = query;
      groups.push({ kind: 'many', param, chips: alike, without });
    }
  }
  return groups;
}
