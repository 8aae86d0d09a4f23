import { expect, it } from 'vitest';
import { readContrast } from './contrast';

const fieldsOf = (question: string) => {
  const read = readContrast(question, ['Bech', 'Mere Lager']);
  return read && [read.degree, ...read.by.map(({ fields }) => fields?.[0])];
};

it.each([
  ['er Bech større end Mere Lager?', ['more', 'employees', 'revenue']],
  ['is Bech smaller than Mere Lager?', ['less', 'employees', 'revenue']],
  ['har Bech færre ansatte end Mere Lager?', ['less', 'employees']],
  ['tjener Bech mere end Mere Lager?', ['more', 'profitLoss']],
  ['omsætter Bech mindre end Mere Lager?', ['less', 'revenue']],
  ['Does Bech have a higher solvency ratio than Mere Lager?', ['more', 'solvencyRatio']],
  ['er Bech mere solid end Mere Lager?', ['more', 'solvencyRatio']],
  ['er Bech ældre end Mere Lager?', ['less', 'founded']],
  ['is Bech younger than Mere Lager?', ['more', 'founded']],
])('%s', (question, fields) => {
  expect(fieldsOf(question)).toEqual(fields);
});

it('reads the year of the figures', () => {
  const read = readContrast('tjente Bech mere end Kjær i 2019?', ['Bech', 'Kjær']);
  expect(read?.by[0]).toMatchObject({ fields: ['profitLoss'], year: 2019 });
});

it('reads the year of a size, of head counts too', () => {
  const read = readContrast('var Bech større end Kjær i 2017?', ['Bech', 'Kjær']);
  expect(read?.by).toMatchObject([
    { fields: ['employees'], year: 2017 },
    { fields: ['revenue'], year: 2017 },
  ]);
});

it('notes that the company under discussion is the second', () => {
  expect(readContrast('er Bech større end den?', ['Bech'])?.isTurned).toBe(true);
  expect(readContrast('er den større end Bech?', ['Bech'])?.isTurned).toBe(false);
});

it.each([
  ['is Bech better than Mere Lager?'],
  ['har Bech større underskud end Mere Lager?'],
  ['is Bech or Mere Lager bigger than Kjær?'],
  ['hvem er større, Bech eller Mere Lager?'],
  ['er Bech ikke større end Mere Lager?'],
])('is not answered by yes or no: %s', (question) => {
  expect(fieldsOf(question)).toBeNull();
});
