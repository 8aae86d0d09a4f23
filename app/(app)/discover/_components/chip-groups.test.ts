import { expect, it } from 'vitest';
import { chipsOf } from '@/components/filters/chips';
import { chipGroups } from './chip-groups';

const industries = ['A', 'B', 'C', 'D', 'E', 'F'].join('|');
const query = { industry: industries, region: 'Fyn|Sjælland', netProfitFrom: '1' };

it('tells very many values of a filter as one, in the order of the chips', () => {
  const groups = chipGroups(chipsOf(query), query);
  expect(groups.map((group) => (group.kind === 'one' ? group.chip.key : group.param))).toEqual([
    ...['industry', 'region-Fyn', 'region-Sjælland', 'netProfit'],
  ]);
  expect(groups[0]).toMatchObject({ without: { region: 'Fyn|Sjælland', netProfitFrom: '1' } });
  const few = { ...query, industry: 'A|B|C|D|E' };
  expect(chipGroups(chipsOf(few), few)).toHaveLength(8);
});
