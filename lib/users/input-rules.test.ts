import { expect, test } from 'vitest';
import en from '@/messages/en.json';
import { PASSWORD_MAX, PASSWORD_MIN, passwordRules } from './input-rules';

test('the length of a password has two ends', () => {
  const lengths = [PASSWORD_MIN - 1, PASSWORD_MIN, PASSWORD_MAX, PASSWORD_MAX + 1];
  const isMet = lengths.map((length) => passwordRules.length('a'.repeat(length)));
  expect(isMet).toEqual([false, true, true, false]);
  expect(en.signUp.ruleLength).toBe(`at least ${PASSWORD_MIN} characters, at most ${PASSWORD_MAX}`);
});

test('the rule of special characters names those that count', () => {
  const named = en.signUp.ruleSpecial.replace(/^[\w ]+ of /, '').split(' ');
  const printable = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));
  expect(named.toSorted()).toEqual(printable.filter(passwordRules.special).toSorted());
});
