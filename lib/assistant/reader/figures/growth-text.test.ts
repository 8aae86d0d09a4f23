import { describe, expect, it } from 'vitest';
import type { Words } from '../text/reply';
import { growthText } from './growth-text';

const percent = { en: '%', da: '%' };
const points = { en: 'percentage points', da: 'procentpoint' };
const inEnglish = ({ en }: Words) => en;

describe('growthText', () => {
  it.each([
    [120, 20, ', +20,00\u00a0% on the year before'],
    [-90, 10, ', the minus is 10,00\u00a0% smaller than the year before'],
    [-200, -100, ', the minus is 100,00\u00a0% larger than the year before'],
    [-100, 0, ', 0,00\u00a0% on the year before'],
    [5, 'turnedPositive', ', turned positive'],
    [null, null, ''],
  ] as const)('an equity of %s with a growth of %s', (value, growth, told) => {
    expect(growthText({ field: 'equity', value, growth }, percent, inEnglish)).toBe(told);
  });

  it('is in Danish too, in the words of the page', () => {
    const say = ({ da }: Words) => da;
    const equity = { field: 'equity', value: -90, growth: 10 };
    expect(growthText(equity, percent, say)).toBe(', minusset er 10,00\u00a0% mindre end året før');
    const loss = { field: 'profitLoss', value: -200, growth: -6.1 };
    expect(growthText(loss, percent, say)).toBe(
      ', underskuddet er 6,10\u00a0% større end året før',
    );
    const result = { field: 'profitLoss', value: -5, growth: 'turnedNegative' as const };
    expect(growthText(result, percent, say)).toBe(', vendt til minus');
  });

  it('says where the year before was restated, if it is compared with it', () => {
    const equity = { field: 'equity', value: 120, growth: 20, restated: 100 };
    expect(growthText(equity, percent, inEnglish)).toBe(
      ', +20,00\u00a0% on the year before (restated)',
    );
    expect(growthText({ ...equity, growth: null }, percent, inEnglish)).toBe('');
  });

  it('tells points of a ratio below zero with their sign', () => {
    const ratio = { field: 'roe', value: -9, growth: 3, formula: 'profitLoss / equity' };
    expect(growthText(ratio, points, inEnglish)).toBe(
      ', +3,00\u00a0percentage points on the year before',
    );
  });
});
