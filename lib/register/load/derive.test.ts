import { describe, expect, test } from 'vitest';
import type { CompanyRecord, PeriodRecord, RoleRecord } from '../record';
import { readReference } from '../reference';
import { ceoName, headlinePeriod, regionCode } from './derive';

function role(name: string, title: string | null, change: Partial<RoleRecord> = {}): RoleRecord {
  return {
    participant: { id: 1, kind: 'PERSON', name, companyKey: null },
    group: 'MANAGEMENT',
    organ: 'Direktion',
    title,
    validFrom: '2010-01-01',
    validTo: null,
    ownership: null,
    votes: null,
    ...change,
  };
}

describe('the leading director', () => {
  const day = '2022-01-15';

  test.each([
    ['adm. dir', 'DIREKTØR'],
    ['ADM. DIR.', 'VICEDIREKTØR'],
    ['Administrerende direktør', 'DIREKTØR'],
    ['ADM', 'DIREKTØR'],
    ['CEO', 'DIREKTØR'],
    ['DIREKTØR', 'ØKONOMIDIREKTØR'],
    ['TEKN. DIR.', 'DIREKTION'],
    ['DIREKTØR', 'DIREKTION'],
    ['DIREKTION', 'KOMPLEMENTARER'],
    ['FILIALBESTYRERE', 'KOMPLEMENTARER'],
  ])('%s comes before %s', (first, second) => {
    const early = role('Second', second, { validFrom: '2000-01-01' });
    expect(ceoName([early, role('First', first)], day)).toBe('First');
  });

  test('of equals, who has served longest', () => {
    const later = role('Ane', 'DIREKTØR', { validFrom: '2015-01-01' });
    expect(ceoName([later, role('Bo', 'DIREKTØR')], day)).toBe('Bo');
    const alike = role('Carl', 'DIREKTØR', { validFrom: '2015-01-01' });
    expect(ceoName([alike, later], day)).toBe('Ane');
  });

  test('whoever is to leave later is still in office', () => {
    const leaving = role('Leaving', 'DIREKTØR', { validTo: '2022-06-30' });
    const next = role('Next', 'DIREKTØR', { validFrom: '2022-07-01' });
    expect(ceoName([next, leaving], day)).toBe('Leaving');
    expect(ceoName([next, leaving], '2022-07-01')).toBe('Next');
    const early = { ...next, validFrom: '2022-06-30' };
    expect(ceoName([early, leaving], '2022-06-30')).toBe('Next');
  });

  test('nobody, when none is in office', () => {
    const roles = [
      role('Gone', 'DIREKTØR', { validTo: '2020-01-01' }),
      role('To come', 'DIREKTØR', { validFrom: '2022-02-01' }),
      role('Deputy', 'VICEDIREKTØR'),
      role('Below', 'UNDERDIREKTØR'),
      role('Stand-in', 'SUPPL. DIREKTØR'),
      role('Of the board', 'BESTYRELSE OG DIREKTØR'),
      role('Of the office', 'DIREKTIONSSEKRETÆR'),
      role('Untitled', null),
      role('Chair', 'DIREKTØR', { group: 'BOARD' }),
      role('A firm', 'DIREKTØR', {
        participant: { id: 2, kind: 'COMPANY', name: 'A firm', companyKey: '10000000' },
      }),
    ];
    expect(ceoName(roles, day)).toBeNull();
  });
});

test('the headline is the newest annual solo period in DKK', () => {
  const period = (endDate: string, change: Partial<PeriodRecord> = {}): PeriodRecord => ({
    startDate: '2000-01-01',
    endDate,
    scope: 'SOLO',
    currency: 'DKK',
    employees: null,
    filingId: 'a',
    values: {},
    ...change,
  });
  const interim = { id: 'i', kind: 'HALF_YEAR', startDate: null, endDate: '2021-06-30' } as const;
  const filing = { ...interim, publishedAt: null, amended: false, pdfUrl: null, xbrlUrl: null };
  const periods = [
    period('2018-12-31'),
    period('2019-12-31'),
    period('2020-12-31', { scope: 'GROUP' }),
    period('2020-12-31', { currency: 'EUR' }),
    period('2021-06-30', { filingId: 'i' }),
  ];
  expect(headlinePeriod({ filings: [filing], periods })?.endDate).toBe('2019-12-31');
  expect(headlinePeriod({ filings: [filing], periods: periods.toReversed() })).toEqual(periods[1]);
  expect(headlinePeriod(null)).toBeNull();
});

test.each([
  ['DK', 461, '5000', 'DK-83'],
  // A municipality of before 2007.
  ['DK', 439, '5000', 'DK-83'],
  [null, null, '5000', 'DK-83'],
  ['DK', null, null, null],
  ['NO', null, '5000', null],
])(
  'in %s, municipality %s and postal code %s, the region is %s',
  (country, code, postal, region) => {
    const place = { countryCode: country, municipalityCode: code, postalCode: postal };
    expect(regionCode(place as CompanyRecord, readReference())).toBe(region);
  },
);
