import { expect, test } from 'vitest';
import { loadFinancialParams } from './search-params';

test.each(['2021', '31/12/2021', '2021-12-31\n', '\0', ''])('%j is no year of words', (words) => {
  expect(loadFinancialParams({ words }).words).toBeNull();
});

test('the year of words is as written', () => {
  expect(loadFinancialParams({ words: '2021-12-31' }).words).toBe('2021-12-31');
});
