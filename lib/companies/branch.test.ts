import { expect, test } from 'vitest';
import { readReference } from '@/lib/register/reference';
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

test('only branches of foreign companies are branches, whatever has the same short name', () => {
  const forms = [...readReference().legalForms.values()];
  const branches = forms.filter(({ name }) => isBranch({ companyType: name }));
  expect(branches.map(({ code }) => code)).toEqual([170, 180, 190, 196, 200, 291]);
  expect(forms.filter(({ short }) => short === 'FBA').map(({ code }) => code)).toEqual([150, 190]);
  expect(isBranch({ companyType: null })).toBe(false);
});
