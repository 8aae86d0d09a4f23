import type { Chip, ListParam } from '@/components/filters/chips';

/** So many values of one filter stand side by side; more are told as one. */
const MOST = 5;

type Query = Record<string, string>;
export type ChipGroup =
  | { kind: 'one'; chip: Chip }
  | { kind: 'many'; param: ListParam; chips: Chip[]; without: Query };

/** Chips in their order, those of a filter with very many values together. */
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
