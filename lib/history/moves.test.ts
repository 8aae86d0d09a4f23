import { expect, test } from 'vitest';
import { isoDay } from '@/lib/format';
import { withMove } from './moves';
import type { TimelineEvent } from './types';

const move = { on: new Date('2019-05-06'), to: 'Engvej 2, 8000 Aarhus C' };
const seen = (
  id: string,
  on: string,
  field: TimelineEvent['field'] = 'ADDRESS',
): TimelineEvent => ({
  ...{ id, on: new Date(on), field },
  ...{ before: `former ${id}`, after: `next ${id}` },
});
const told = (events: readonly TimelineEvent[]) =>
  events.map(({ on, before, after }) => [isoDay(on), before, after]);

test('a move that no load has seen is told with the new address alone', () => {
  const others = [seen('b', '2021-03-01', 'INDUSTRY'), seen('a', '2018-03-01')];
  expect(told(withMove(others, move))).toEqual([
    ...told(others),
    ['2019-05-06', null, 'Engvej 2, 8000 Aarhus C'],
  ]);
  expect(withMove(others, null)).toEqual(others);
});

test('one that a load has seen gets the day of the register, and keeps where it was before', () => {
  const events = [seen('c', '2019-12-01'), seen('b', '2019-05-06'), seen('a', '2019-05-05')];
  expect(told(withMove(events, move))).toEqual(told(events));
  const late = [seen('c', '2019-12-01'), seen('b', '2019-06-01')];
  expect(told(withMove(late, move))).toEqual([
    ['2019-12-01', 'former c', 'next c'],
    ['2019-05-06', 'former b', 'next b'],
  ]);
});

test('an address that changes long after is another change', () => {
  const [corrected, ...others] = withMove([seen('a', '2021-06-01')], move);
  expect(told([corrected as TimelineEvent])).toEqual([['2021-06-01', 'former a', 'next a']]);
  expect(told(others)).toEqual([['2019-05-06', null, 'Engvej 2, 8000 Aarhus C']]);
});
