import { expect, it } from 'vitest';
import { BALANCE_SHEET, INCOME_STATEMENT, PART_OF, TOTAL_FIELDS } from './constants';

const groups = [...INCOME_STATEMENT, ...BALANCE_SHEET].map(
  ({ fields }): readonly string[] => fields,
);

it.each([...PART_OF])(
  '%s stands below %s, with nothing but other parts of it between',
  (part, whole) => {
    const group = groups.find((fields) => fields.includes(part)) ?? [];
    const between = group.slice(group.indexOf(whole) + 1, group.indexOf(part));
    expect(group).toContain(whole);
    expect(group.indexOf(whole)).toBeLessThan(group.indexOf(part));
    const siblings = [...PART_OF].filter(([, of]) => of === whole).map(([name]) => String(name));
    expect(siblings).toEqual(expect.arrayContaining(between));
  },
);

it('no total is a part, and no part has parts', () => {
  for (const [part, whole] of PART_OF) {
    expect(TOTAL_FIELDS.has(part)).toBe(false);
    expect(PART_OF.has(whole)).toBe(false);
  }
});
