import { expect, test } from 'vitest';
import { COMPANY_STATUSES } from '@/lib/search/constants';
import { prominenceOf } from './prominence';

test('active before troubled before ceased, and larger before smaller', () => {
  const of = (status: (typeof COMPANY_STATUSES)[number], employees: number | null) =>
    prominenceOf(COMPANY_STATUSES.indexOf(status), employees);
  const order = [
    of('ACTIVE', 500),
    of('ACTIVE', 100),
    of('ACTIVE', null),
    of('IN_BANKRUPTCY', 2_000_000),
    of('UNKNOWN', 3),
    of('CEASED', 5),
  ];
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  expect(new Set(order).size).toBe(order.length);
});
