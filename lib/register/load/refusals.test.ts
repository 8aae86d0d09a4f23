import { expect, test } from 'vitest';
import { RefusalCounts } from './refusals';

test('reasons that differ in numbers are counted together, as jsonb can store them', () => {
  const counts = new RefusalCounts();
  counts.add('line 12: no date');
  counts.add('line 7: no date');
  counts.add('a\ud83d b\0');
  counts.add(`${'x'.repeat(119)}😀`);
  expect(counts.total).toBe(4);
  expect(counts.byReason).toEqual({
    ...{ 'line …: no date': 2, 'a\ufffd b': 1 },
    ['x'.repeat(119)]: 1,
  });
});

test('reasons beyond the fiftieth are counted as others', () => {
  const counts = new RefusalCounts();
  const reasons = Array.from({ length: 52 }, (_, number) => 'x'.repeat(number + 1));
  for (const reason of [...reasons, 'x']) counts.add(reason);
  expect(Object.keys(counts.byReason)).toHaveLength(51);
  expect(counts.byReason).toMatchObject({ x: 2, other: 2 });
});
