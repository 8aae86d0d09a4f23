import { expect, test } from 'vitest';
import { isoDay } from '@/lib/format';
import { pastStatusEvents, toStatusChanges } from './statuses';

const changes = (...statuses: string[]) =>
  toStatusChanges(statuses.map((status, place) => ({ status, from: `201${place}-01-01` })));
const told = (...statuses: string[]) =>
  pastStatusEvents(changes(...statuses)).map(({ on, before, after }) => [
    isoDay(on),
    before,
    after,
  ]);

test('trouble and the way out of it are told, the start and the end of a life are not', () => {
  expect(told('ACTIVE', 'IN_BANKRUPTCY', 'ACTIVE', 'IN_LIQUIDATION', 'CEASED')).toEqual([
    ['2011-01-01', 'ACTIVE', 'IN_BANKRUPTCY'],
    ['2012-01-01', 'IN_BANKRUPTCY', 'ACTIVE'],
    ['2013-01-01', 'ACTIVE', 'IN_LIQUIDATION'],
  ]);
  expect(told('CEASED', 'ACTIVE', 'CEASED', 'IN_LIQUIDATION')).toEqual([
    ['2013-01-01', null, 'IN_LIQUIDATION'],
  ]);
  expect(told('IN_RECONSTRUCTION', 'ACTIVE')).toEqual([
    ['2010-01-01', null, 'IN_RECONSTRUCTION'],
    ['2011-01-01', 'IN_RECONSTRUCTION', 'ACTIVE'],
  ]);
});

test.each([[null], ['x'], [[{ status: 'BROKE', from: '2010-01-01' }]], [[{ status: 'ACTIVE' }]]])(
  'what is no history is none: %j',
  (stored) => {
    expect(toStatusChanges(stored)).toEqual([]);
  },
);
