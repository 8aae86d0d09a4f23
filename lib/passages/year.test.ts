import { expect, test } from 'vitest';
import { yearNames, yearOfWords } from './year';

const days = (...texts: string[]) => texts.map((text) => new Date(text));
const [newest, older] = ['2021-12-31', '2020-12-31'];
const years = days(newest, older);

test('an address mentions the year of an older report only', () => {
  const of = (day: string) => ({ endDate: new Date(day), years });
  expect(yearOfWords(of(older), older)).toBe(older);
  expect(yearOfWords(of(newest), newest)).toBeNull();
  expect(yearOfWords(of(newest), '1999-12-31')).toBeNull();
  expect(yearOfWords(null, older)).toBeNull();
});

test('a retry asks for the same year', () => {
  expect(yearOfWords('failed', older)).toBe(older);
  expect(yearOfWords('failed', null)).toBeNull();
});

test('two years that end in one calendar year are told apart', () => {
  const names = yearNames(days('2021-12-31', '2020-12-31', '2020-06-30', '2019-06-30'));
  expect(names.map(({ name }) => name)).toEqual(['2021', '31/12/2020', '30/06/2020', '2019']);
});
