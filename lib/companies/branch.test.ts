import { expect, test } from 'vitest';
import { isBranch, parentInName } from './branch';

test.each([
  ['Fjord Danmark, filial af Fjord AB, Sverige', 'Fjord AB, Sverige'],
  ['FJORD DK FILIAL AF FJORD LTD., ENGLAND', 'FJORD LTD., ENGLAND'],
  ['Fjord Denmark, branch of Fjord Bank Abp', 'Fjord Bank Abp'],
  ['Filialen af Fjord GmbH', 'Fjord GmbH'],
])('%s names its company', (name, parent) => {
  expect(parentInName(name)).toBe(parent);
});

test.each([['Fjord Filial'], ['Bankfilial af 1990'], ['Filial af '], [null]])(
  '%s names none',
  (name) => {
    expect(parentInName(name)).toBeNull();
  },
);

test('only branches of foreign companies are branches', () => {
  const forms = ['FAS', 'FAP', 'FBA', 'FSC', 'FUV', 'FES', 'APS', 'UDL', null];
  expect(forms.filter((companyTypeShort) => isBranch({ companyTypeShort }))).toEqual(
    forms.slice(0, 6),
  );
});
