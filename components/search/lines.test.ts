import { expect, test } from 'vitest';
import type { CompanySuggestion } from '@/lib/search/suggest';
import { companySide, placeHref } from './lines';

const carpenter: CompanySuggestion = {
  key: '10000001',
  name: 'Martin Lauritzen',
  status: 'ACTIVE',
  industry: 'Tømrer- og bygningssnedkervirksomhed',
  companyType: 'Enkeltmandsvirksomhed',
  companyTypeShort: 'ENK',
  postalDistrict: 'Aarhus C',
  municipality: 'Aarhus',
  advertisingProtected: false,
  matchedOn: null,
  respelled: [],
};
const side = (change: Partial<CompanySuggestion>) => companySide({ ...carpenter, ...change }).text;

test('who is found by place and trade has its trade beside it, others their number', () => {
  const byPlace = { matchedOn: { field: 'postalDistrict', text: 'Aarhus C' } } as const;
  expect(side(byPlace)).toBe('Aarhus C · Tømrer- og bygningssnedkervirksomhed');
  expect(side({ ...byPlace, industry: null })).toBe('10000001 · Aarhus C');
  expect(side({ matchedOn: { field: 'name', text: 'Martin Lauritzen' } })).toBe(
    '10000001 · Aarhus C',
  );
  expect(side({})).toBe('10000001 · Aarhus C');
  expect(side({ postalDistrict: null })).toBe('10000001 · Aarhus');
  expect(side({ postalDistrict: null, municipality: null })).toBe('10000001');
});

test('who is found by another name, an address or a number has that beside it', () => {
  const sideOf = (field: NonNullable<CompanySuggestion['matchedOn']>['field'], text: string) =>
    companySide({ ...carpenter, matchedOn: { field, text } });
  expect(sideOf('formerName', 'Tagmestrene ApS')).toEqual({
    text: 'Tagmestrene ApS · Aarhus C',
    isFormer: true,
  });
  expect(sideOf('address', 'Engvej 1')).toMatchObject({ text: 'Engvej 1 · Aarhus C' });
  expect(sideOf('phone', '12345678')).toMatchObject({ text: '12345678 · Aarhus C' });
  expect(sideOf('cvr', '10000001')).toMatchObject({
    text: '10000001 · Aarhus C',
  });
});

test('a place leads to its own companies, and not to those of another of that name', () => {
  const count = 31;
  expect(placeHref({ kind: 'municipality', value: 'Gentofte', count })).toBe(
    '/discover?municipality=Gentofte',
  );
  expect(placeHref({ kind: 'postalDistrict', value: 'Gentofte', count, postalCode: '2820' })).toBe(
    '/discover?postalCode=2820',
  );
  expect(placeHref({ kind: 'town', value: 'Ry', count })).toBe('/discover?search=Ry');
});
