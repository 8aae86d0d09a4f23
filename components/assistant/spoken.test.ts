import { expect, test } from 'vitest';
import { spoken } from './spoken';

test('each part of an answer is read out as a sentence of its own, ended once', () => {
  const answer = ['**12 companies** fit.', '', '- Alfa ApS', '- Beta A/S', '', 'Read as: Aarhus'];
  expect(spoken(answer.join('\n'))).toBe('12 companies fit. Alfa ApS. Beta A/S. Read as: Aarhus.');
  expect(spoken('| Year | Revenue |\n|---|---|\n| 2020 | 12.000 |')).toBe(
    'Year. Revenue. 2020. 12.000.',
  );
});
