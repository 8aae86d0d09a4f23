import { expect, it } from 'vitest';
import { quickest } from '@/tests/support/quickest';
import { CVR, readCvr } from './written-cvr';

it.each([
  '12345678',
  'DK12345678',
  'dk 12345678',
  ' 12 34 56 78 ',
  '12.34.56.78',
  'DK-12-34-56-78',
  'CVR-nr. 12345678',
  'cvr: DK 12 34 56 78',
])('reads %j as a CVR number', (text) => {
  expect(readCvr(text)).toBe('12345678');
});

it.each([
  '',
  '1234567',
  '123456789',
  'SE1234567',
  'NO12345678',
  'x12345678',
  '1234567٨',
  '+4512345678',
])('reads %j as none', (text) => {
  expect(readCvr(text)).toBeNull();
});

it('takes no time for a text that is too long', () => {
  const ms = quickest(() => {
    expect(readCvr(`cvr dk${' '.repeat(50_000)}x`)).toBeNull();
    expect(readCvr(`1${'-'.repeat(50_000)}`)).toBeNull();
    // Others match longer texts against the pattern.
    expect(CVR.exec(`cvr${':'.repeat(600)}x`)).toBeNull();
  });
  expect(ms).toBeLessThan(100);
});
