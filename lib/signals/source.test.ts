import { expect, it } from 'vitest';
import { sourceOf } from './source';
import type { Signal } from './types';

const on = new Date('2022-03-01');

const signals: [Signal, ReturnType<typeof sourceOf>][] = [
  [
    { kind: 'status', status: 'IN_BANKRUPTCY', since: on },
    { view: {}, hash: '#registration' },
  ],
  [
    { kind: 'grossFall', endDate: on, scope: 'solo', percent: null },
    { view: { tab: 'financial' }, hash: '' },
  ],
  [
    { kind: 'grossFall', endDate: on, scope: 'group', percent: null },
    { view: { tab: 'financial', scope: 'group' }, hash: '' },
  ],
  [
    { kind: 'leaderLeft', on },
    { view: { tab: 'roles' }, hash: '' },
  ],
  [
    { kind: 'bankruptcies', people: [], total: 1 },
    { view: { tab: 'roles' }, hash: '' },
  ],
];

it.each(signals)('%o has its source there', (signal, source) => {
  expect(sourceOf(signal)).toEqual(source);
});
