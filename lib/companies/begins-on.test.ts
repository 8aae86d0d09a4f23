import { expect, test } from 'vitest';
import { beginsOn } from './begins-on';

const statusSince = new Date('2027-01-01');

test('a company registered ahead of time begins on its first day', () => {
  expect(beginsOn({ status: 'ACTIVE', statusSince }, new Date('2026-12-31T12:00Z'))).toBe(
    statusSince,
  );
  expect(beginsOn({ status: 'ACTIVE', statusSince }, new Date('2027-01-01T12:00Z'))).toBeNull();
});

test('one whose status or day is another has begun', () => {
  const now = new Date('2026-12-31T12:00Z');
  expect(beginsOn({ status: 'IN_LIQUIDATION', statusSince }, now)).toBeNull();
  expect(beginsOn({ status: 'ACTIVE', statusSince: null }, now)).toBeNull();
});
