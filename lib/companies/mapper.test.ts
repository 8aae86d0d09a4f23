import { expect, test } from 'vitest';
import { toCompany, toCompanyRecord } from './mapper';

type Row = Parameters<typeof toCompany>[0];

const row: Row = {
  ...{ key: '99000012', name: 'Havnens Is ApS', isSample: true, ceoName: null, purpose: null },
  ...{ status: 'CEASED', statusText: 'OPLØST EFTER FUSION', advertisingProtected: false },
  ...{ foundedOn: new Date('1998-03-02'), ceasedOn: new Date('2021-05-17'), statusSince: null },
  movedOn: new Date('2016-07-01'),
  ...{ careOf: 'c/o Ida Holm', street: 'Møllevej 7, 1. th', town: 'Ås' },
  ...{ postalCode: '9300', postalDistrict: 'Sæby', countryCode: 'DK', addressText: 'Møllevej 7' },
  ...{ municipalityCode: 813, latitude: null, longitude: null, locationPrecision: null },
  ...{ phone: null, email: null, website: null, locationCount: 1 },
  ...{ employees: null, employeesMin: null, employeesMax: null, employeesMonth: null },
  ...{ revenue: null, grossProfit: null },
  // Already the next day in Denmark.
  registerUpdatedAt: new Date('2021-05-17T22:30:00Z'),
  ...{ legalForm: null, municipality: null, region: null, industry: null },
  secondaryIndustries: [],
};

const recordOf = (given: Partial<Row> = {}) =>
  toCompanyRecord(toCompany({ ...row, ...given }, null));

test('a company has its registered address, and the days of its status and of its last change', () => {
  expect(recordOf()).toMatchObject({
    ...{ care_of: 'Ida Holm', street: 'Møllevej 7, 1. th', town: 'Ås' },
    ...{ postnr: '9300', postnrnavn: 'Sæby', country: 'DK', foreign_address: null },
    moved_on: '2016-07-01',
    status_text: 'OPLØST EFTER FUSION',
    ...{ status: 'CEASED', status_since: '2021-05-17', source_date: '2021-05-18' },
  });
  const active = { status: 'ACTIVE', ceasedOn: null, statusSince: new Date('2004-01-01') } as const;
  expect(recordOf(active).status_since).toBe('2004-01-01');
});

test('an address abroad is one line', () => {
  const abroad = {
    ...{ careOf: null, street: null, town: null, postalCode: null, postalDistrict: null },
    ...{ countryCode: 'SE', addressText: 'Storgatan 5, 211 34 Malmö', registerUpdatedAt: null },
  };
  expect(recordOf(abroad)).toMatchObject({
    ...{ care_of: null, street: null, postnr: null, country: 'SE' },
    ...{ foreign_address: 'Storgatan 5, 211 34 Malmö', source_date: null },
  });
});
