import { expect, test } from 'vitest';
import { newsText } from './news';

test('the day on which a plan ends is that of Danish clocks, as on all pages', () => {
  const late = new Date('2026-11-30T23:30:00Z');
  const row = { plan: 'MONTHLY', cancelAt: late, accessUntil: late } as const;
  expect(newsText('plan_cancelled', row).message).toBe(
    'Your Monthly plan stays until 01/12/2026 and is not renewed.',
  );
  expect(newsText('payment_failed', row).message).toContain('It stays until 01/12/2026;');
});
