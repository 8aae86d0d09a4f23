import { expect, it } from 'vitest';
import { addressLine } from './address-line';

const none = {
  ...{ careOf: null, street: null, town: null },
  ...{ postalCode: null, postalDistrict: null, addressText: null },
};

it('an address at home has its street, its village and its postal district', () => {
  const home = { ...none, street: 'Møllevej 7', town: 'Ås', postalCode: '9300' };
  expect(addressLine({ ...home, postalDistrict: 'Sæby' }, null)).toBe('Møllevej 7, Ås, 9300 Sæby');
  expect(addressLine(none, null)).toBeNull();
});

it('an address abroad is told with its country, also in care of somebody', () => {
  const abroad = { ...none, addressText: 'Storgatan 5, 211 34 Malmö' };
  expect(addressLine(abroad, 'Sverige')).toBe('Storgatan 5, 211 34 Malmö, Sverige');
  expect(addressLine({ ...abroad, careOf: 'C/O Ida Holm' }, 'Sverige')).toBe(
    'c/o Ida Holm, Storgatan 5, 211 34 Malmö, Sverige',
  );
  expect(addressLine(none, 'Sverige')).toBe('Sverige');
});
