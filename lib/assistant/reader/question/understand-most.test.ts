import { expect, it } from 'vitest';
import { figureBefore, readBareTotal, readNamelessTotal, readTotal } from './understand-most';

const read = (text: string) => {
  const total = readTotal(text);
  return total && [total.as, total.by?.fields?.[0]];
};

it.each([
  ['hvor mange ansatte har den tilsammen?', 'sum', 'employees'],
  ['how many employees does it have together?', 'sum', 'employees'],
  ['what is its total gross profit?', 'sum', 'grossProfit'],
  ['hvad er dens samlede egenkapital?', 'sum', 'equity'],
  ['what is its average equity?', 'mean', 'equity'],
  ['hvad er dens gennemsnitlige soliditetsgrad?', 'mean', 'solvencyRatio'],
])('%s', (text, ...means) => {
  expect(read(text)).toEqual(means);
});

it.each(['what are its total assets?', 'is its ROE above average?', 'hvem ejer den?'])(
  'adds nothing up: %s',
  (text) => {
    expect(read(text)).toBeNull();
  },
);

it('a bare question goes on with the figure before', () => {
  expect(readBareTotal('og i gennemsnit?')?.as).toBe('mean');
  expect(readBareTotal('what is the total?')?.as).toBe('sum');
  expect(readBareTotal('hvad er medianen af branchen?')).toBeNull();
  const asked = ['hvad er deres egenkapital?', 'hvem ejer dem?'];
  expect(figureBefore(asked)?.fields).toEqual(['equity']);
});

it('one without "their" names the figure and nothing else', () => {
  expect(readNamelessTotal('hvad er den samlede egenkapital?')?.by?.fields).toEqual(['equity']);
  expect(readNamelessTotal('what is the average equity of Bech?')).toBeNull();
});
