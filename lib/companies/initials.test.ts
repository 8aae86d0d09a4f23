import { expect, test } from 'vitest';
import { hueOf, logoStandIn } from './initials';

test('the same company has the same one of twelve hues', () => {
  const keys = Array.from({ length: 500 }, (_, number) => String(10_000_000 + number * 7_919));
  const hues = keys.map(hueOf);
  expect(keys.map(hueOf)).toEqual(hues);
  const distinct = [...new Set(hues)].sort((a, b) => a - b);
  expect(distinct).toEqual([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]);
});

test('a logo is stood in for by initials on a colour, also without a name', () => {
  const colour = `oklch(0.92 0.045 ${hueOf('12843089')})`;
  expect(logoStandIn('12843089', 'Nordhavn Tagdækning ApS')).toEqual({ initials: 'NT', colour });
  expect(logoStandIn('12843089', null)).toEqual({ initials: '', colour });
});
