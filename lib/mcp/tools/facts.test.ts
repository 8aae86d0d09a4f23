import { expect, it } from 'vitest';
import type { CompanyDetail } from '@/lib/companies/types';
import { toFacts } from './facts';

const company: CompanyDetail = {
  ...{ key: '12345678', name: 'Stor AB', isSample: false, advertisingProtected: false },
  ...{ status: 'ACTIVE', statusSince: null, statusText: null, ending: null },
  ...{
    foundedOn: null,
    ceasedOn: null,
    movedOn: null,
    ceoName: null,
    purpose: null,
    registerUpdatedAt: null,
  },
  ...{ industry: null, industries: [], companyType: null, companyTypeShort: null },
  ...{ employees: { exact: null, min: 1_000, max: 999_999 }, employeesMonth: null },
  ...{ locationCount: 1, revenue: null, grossProfit: null },
  ...{ phone: null, email: null, website: null },
  ...{ careOf: 'c/o Ida Holm', street: null, town: null, postalCode: null, postalDistrict: null },
  ...{ municipality: null, municipalityCode: null, region: null },
  ...{ addressText: 'Storgatan 5, 211 34 Malmö', countryCode: 'SE' },
  ...{ latitude: null, longitude: null, locationPrecision: null },
};

it('an address abroad is told with its country', () => {
  expect(toFacts(company)).toMatchObject({
    address: 'c/o Ida Holm, Storgatan 5, 211 34 Malmö, Sweden',
    country: 'SE',
  });
});

it('an interval of employees without an end has no most', () => {
  expect(toFacts(company).employees).toEqual({ exact: null, min: 1_000, max: null });
});
