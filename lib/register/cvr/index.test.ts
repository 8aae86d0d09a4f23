import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CompanyRecord } from '../record';
import { readReference } from '../reference';
import { mapDocument, subjectOfRefused } from './index';

const context = { reference: readReference(), day: '2022-01-15' };

/** The documents of a fixture, extracted from the response if it is one. */
function fixture(name: string): unknown[] {
  const value = JSON.parse(readFileSync(`tests/fixtures/register/${name}.json`, 'utf8'));
  return value.hits?.hits.map((hit: { _source: unknown }) => hit._source) ?? [value];
}

function company(name: string, day = context.day): CompanyRecord {
  const mapped = mapDocument(fixture(name)[0], { ...context, day });
  if (!('company' in mapped)) throw new Error(JSON.stringify(mapped));
  return mapped.company;
}

describe('an active company', () => {
  const record = company('browser');

  test('its facts', () => {
    expect(record).toMatchObject({
      key: '12843089',
      name: 'Nordhavn Tagdækning ApS',
      status: 'ACTIVE',
      foundedOn: '2009-03-02',
      ceasedOn: null,
      legalForm: { code: 80, short: 'APS' },
      industry: { version: 'DB07', code: '439100', text: 'Tagdækningsvirksomhed' },
      street: 'Nyhavnsgade 12B, 2. tv',
      postalCode: '9000',
      postalDistrict: 'Aalborg',
      municipalityCode: 851,
      municipalityName: 'Aalborg',
      countryCode: 'DK',
      locationPrecision: 'POSTAL_DISTRICT',
      phone: '98000012',
      email: 'post@nordhavn-tag.example',
      website: 'https://www.nordhavn-tag.example',
      employees: 17,
      employeesMin: 10,
      employeesMax: 19,
      employeesMonth: '2021-10-01',
      capital: 125_000,
      capitalCurrency: 'DKK',
      auditWaived: false,
      financialYearStart: '--01-01',
      financialYearEnd: '--12-31',
      locationCount: 2,
      units: null,
      accounts: null,
    });
  });

  test('its names, the secondary one too', () => {
    expect(record.names.map(({ kind, name, validTo }) => [kind, name, validTo])).toEqual([
      ['PRIMARY', 'Limfjordens Tagservice ApS', '2014-05-31'],
      ['PRIMARY', 'Nordhavn Tagdækning ApS', null],
      ['SECONDARY', 'Nordhavn Tag og Facade ApS', null],
    ]);
  });

  test('its people, with bands of shares one after another', () => {
    const roles = record.roles.map((role) => [
      ...[role.participant.name, role.group, role.title, role.validFrom, role.validTo],
      ...[role.ownership, role.votes],
    ]);
    expect(roles).toEqual([
      ['Karla Vestergaard', 'MANAGEMENT', 'ADM. DIR.', '2014-06-01', null, null, null],
      ['Karla Vestergaard', 'OWNER', null, '2009-03-02', '2016-12-31', 1, 1],
      ['Karla Vestergaard', 'OWNER', null, '2017-01-01', null, 0.5, 0.5],
      ['Bjarke Holm', 'BOARD', 'FORMAND', '2014-06-01', null, null, null],
      ['Revision Nord A/S', 'AUDITOR', 'REVISION', '2010-01-01', null, null, null],
    ]);
    expect(record.roles.at(-1)?.participant).toMatchObject({
      kind: 'COMPANY',
      companyKey: '12100000',
    });
    expect(JSON.stringify(record)).not.toContain('Hemmeligvej');
  });
});

describe('what is left out', () => {
  const record = company('active');

  test('secret contacts, ended ones and what is no web address', () => {
    expect(record).toMatchObject({ phone: null, email: 'brod@bageri.example', website: null });
  });

  test('beneficial owners, and people without a name', () => {
    expect(record.roles.map(({ group }) => group)).toEqual(['MANAGEMENT']);
  });

  test('names that are null, and industries that have ended', () => {
    expect(record.names).toHaveLength(1);
    expect(record.secondaryIndustries).toEqual([]);
  });

  test('and what stays', () => {
    expect(record).toMatchObject({
      advertisingProtected: true,
      careOf: 'Havnens Kontorer',
      street: 'Havnegade 3-5',
      employees: null,
      employeesMin: 5,
      employeesMax: 9,
      employeesMonth: '2016-09-01',
    });
    expect(record.employment).toHaveLength(2);
  });
});

test('a ceased company is read on its last day, without contacts', () => {
  expect(company('ceased')).toMatchObject({
    status: 'CEASED',
    statusText: 'OPLØST EFTER KONKURS',
    ceasedOn: '2016-09-15',
    statusSince: null,
    name: 'Fjordens Møbler A/S',
    street: 'Skovvej 7',
    industry: { code: '310900' },
    phone: null,
    employeesMin: 1000,
    employeesMax: null,
    locationCount: 0,
  });
});

test('what ended on the day of the load is over, when the register says so', () => {
  expect(company('ceased', '2016-09-15')).toEqual(company('ceased', '2016-09-16'));
  expect(company('ceased', '2016-09-14')).toMatchObject({ ceasedOn: null, phone: '86000020' });
  const unit = (day: string, status = 'Ophørt') => {
    const { VrproduktionsEnhed } = fixture('units')[1] as { VrproduktionsEnhed: object };
    const produktionsEnhedMetadata = { sammensatStatus: status };
    const document = { VrproduktionsEnhed: { ...VrproduktionsEnhed, produktionsEnhedMetadata } };
    return mapDocument(document, { ...context, day });
  };
  expect(unit('2012-12-31')).toEqual(unit('2013-01-01'));
  expect(unit('2012-12-31')).toMatchObject({ unit: { active: false, ceasedOn: '2012-12-31' } });
  expect(unit('2012-12-31', 'Aktiv')).toMatchObject({ unit: { active: true, ceasedOn: null } });
  expect(unit('2012-12-30')).toMatchObject({ unit: { ceasedOn: null } });
});

test('a sole proprietor can begin again', () => {
  const record = company('sole-proprietor');
  expect(record).toMatchObject({ status: 'ACTIVE', foundedOn: '2001-05-01', ceasedOn: null });
  expect(record).toMatchObject({ name: 'Krogs Kørsel v/Per Krog', street: 'Engvej 22, st. th' });
  expect(record.lifePeriods).toHaveLength(2);
  expect(record.statusSince).toBe('2018-03-01');
  expect(record.roles[0]).toMatchObject({ group: 'PARTNER', title: 'INDEHAVER' });
});

test('the status of the day counts', () => {
  expect(company('bankruptcy')).toMatchObject({
    status: 'IN_BANKRUPTCY',
    statusText: 'UNDER KONKURS',
    statusSince: '2021-09-01',
  });
  const before = company('bankruptcy', '2021-08-31');
  expect(before).toMatchObject({ status: 'ACTIVE', statusSince: '2013-02-01' });
});

test('a foreign address keeps its text and gets no place in Denmark', () => {
  expect(company('foreign')).toMatchObject({
    countryCode: 'DE',
    addressText: 'Hafenstraße 4, 20457 Hamburg',
    street: null,
    postalCode: null,
    municipalityCode: null,
    latitude: null,
    locationPrecision: null,
  });
});

test('what is to be valid later is not yet', () => {
  expect(company('future-industry')).toMatchObject({
    name: 'Kodeværkstedet ApS',
    industry: { version: 'DB07', code: '620100' },
  });
  expect(company('future-industry', '2090-06-01')).toMatchObject({
    name: 'Kodeværkstedet Fremtid ApS',
    industry: { version: 'DB25', code: '621000' },
  });
});

test('unknown codes are data', () => {
  expect(company('unknown-codes')).toMatchObject({
    legalForm: { code: 777, short: 'XYZ', name: 'Prøveselskab' },
    industry: { version: 'DB25', code: '629999' },
    municipalityCode: 839,
    municipalityName: 'Pandrup-Brovst',
  });
});

test('a production unit with its company', () => {
  expect(mapDocument(fixture('units')[1], context)).toMatchObject({
    companyKey: '12843089',
    unit: {
      pNumber: '1012000003',
      name: 'Limfjordens Tagservice',
      active: false,
      ceasedOn: '2012-12-31',
      advertisingProtected: true,
      street: 'Værftsvej 8',
      phone: null,
    },
  });
});

test.each([
  [{ Vrvirksomhed: {} }, 'cvrNummer is missing or no CVR number'],
  [{ Vrvirksomhed: { cvrNummer: 'abc' } }, 'cvrNummer is not a whole number'],
  [{ Vrvirksomhed: { cvrNummer: 123_456_789 } }, 'cvrNummer is missing or no CVR number'],
  [{ cvrNummer: 1, navne: 'Nord' }, 'navne is not a list'],
  [{ cvrNummer: 1, navne: [{ navn: 7 }] }, 'navn is not a text'],
  [
    { cvrNummer: 1, livsforloeb: [{ periode: { gyldigFra: '2021-02-30' } }] },
    'gyldigFra is not a date',
  ],
  [{ pNummer: 1 }, 'the unit belongs to no company'],
  [{ cvrNummer: 1, reklamebeskyttet: 'ja' }, 'reklamebeskyttet is not true or false'],
  [{ cvrNummer: 1, sidstOpdateret: '7' }, 'sidstOpdateret is not a point in time'],
  [{ Vrregistrering: {} }, 'neither a company nor a production unit'],
  [[1], 'not a JSON object'],
])('%j is refused: %s', (document, reason) => {
  expect(mapDocument(document, context)).toEqual({ reason });
});

test('a bare document with nothing but its number is a company', () => {
  const mapped = mapDocument({ cvrNummer: 1234 }, context);
  expect(mapped).toMatchObject({ company: { key: '00001234', name: null, status: 'ACTIVE' } });
});

test.each([
  [{ Vrdeltagerperson: {} }, 'participant'],
  [{ enhedsNummer: 4, deltagerpersonMetadata: {} }, 'participant'],
])('%j is in order and not loaded: %s', (document, ignored) => {
  expect(mapDocument(document, context)).toEqual({ ignored });
});

test('what was registered by mistake is told by its number and when that was entered', () => {
  const mistaken = { fejlRegistreret: true, sidstOpdateret: '2021-11-03T09:15:00.000+01:00' };
  const withdrawn = (document: object) => mapDocument(document, context);
  const updatedAt = '2021-11-03T08:15:00.000Z';
  expect(withdrawn({ Vrvirksomhed: { cvrNummer: 1234, ...mistaken } })).toEqual({
    withdrawn: { companyKey: '00001234', updatedAt },
  });
  expect(withdrawn({ VrproduktionsEnhed: { pNummer: 1234, ...mistaken } })).toEqual({
    withdrawn: { pNumber: '0000001234', updatedAt },
  });
  expect(withdrawn({ Vrvirksomhed: { fejlRegistreret: true } })).toEqual({
    withdrawn: { companyKey: null, updatedAt: null },
  });
});

test('a document that cannot be read tells whose it is', () => {
  const broken = { reklamebeskyttet: 'ja' };
  expect(subjectOfRefused({ Vrvirksomhed: { cvrNummer: 1234, ...broken } })).toEqual({
    companyKey: '00001234',
  });
  expect(subjectOfRefused({ pNummer: '1234', ...broken })).toEqual({ pNumber: '0000001234' });
  expect(subjectOfRefused([1])).toEqual({});
});
