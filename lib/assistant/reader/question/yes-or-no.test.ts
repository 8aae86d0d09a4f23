import { expect, it } from 'vitest';
import { readContrast } from './contrast';
import { understand } from './understand';
import { withoutHowMuch } from './yes-or-no';

it.each([
  ['hvor mange flere ansatte har Bech end Kjær?', 'more', 'employees'],
  ['hvor mange færre ansatte har Bech end Kjær?', 'less', 'employees'],
  ['how many more employees does Bech have than Kjær?', 'more', 'employees'],
  ['hvor meget større omsætning har Bech end Kjær?', 'more', 'revenue'],
  ['hvor meget mere omsætter Bech end Kjær?', 'more', 'revenue'],
  ['hvor meget mere tjente Bech end Kjær i 2019?', 'more', 'profitLoss'],
  ['how much higher is the equity of Bech than that of Kjær?', 'more', 'equity'],
  ['how much higher solvency ratio does Bech have than Kjær?', 'more', 'solvencyRatio'],
  ['hvor meget ældre er Bech end Kjær?', 'less', 'founded'],
  ['what is the difference in revenue between Bech and Kjær?', 'more', 'revenue'],
  ['hvad er forskellen på egenkapitalen i Bech og Kjær?', 'more', 'equity'],
])('%s', (question, degree, field) => {
  expect(understand(question, false)).toMatchObject({ kind: 'compare', names: ['Bech', 'Kjær'] });
  const read = readContrast(question, ['Bech', 'Kjær']);
  expect(read).toMatchObject({ degree, asksHowMuch: true });
  expect(read?.by[0]?.fields).toEqual([field]);
});

it.each([
  'hvor mange ansatte har Bech?',
  'hvor mange flere ansatte har Bech end 50?',
  'har Bech flere ansatte end Kjær?',
  'hvor mange virksomheder er større end Bech?',
])('asks for no difference: %s', (question) => {
  expect(withoutHowMuch(question)).toBeNull();
});
