import { expect, test } from 'vitest';
import { STATUS_CHOICES } from '../choices';
import { prominenceOf } from './prominence';

test('active before troubled before ceased, and larger before smaller', () => {
  const of = (status: (typeof STATUS_CHOICES)[number], employees: number | null) =>
    prominenceOf(STATUS_CHOICES.indexOf(status), employees);
  const order = [
    of('ACTIVE', 500),
    of('ACTIVE', 100),
    of('ACTIVE', null),
    of('IN_BANKRUPTCY', 2_000_000),
    of('UNKNOWN', 3),
    of('CEASED_BANKRUPTCY', 5),
    of('CEASED_OTHER', 4),
  ];
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  expect(new Set(order).size).toBe(order.length);
});
