import { expect, test } from 'vitest';
import { canHave, type Fact } from './never-registered';

const FACTS = 'purpose capital signingRule financialYear auditWaived listed'.split(' ') as Fact[];
const factsOf = (companyTypeShort: string | null, companyType: string | null = null) =>
  FACTS.filter((fact) => canHave(fact, { companyType, companyTypeShort }));

test('a sole proprietor has none of them, a company all, and a form not known may', () => {
  expect(factsOf('ENK')).toEqual([]);
  expect(factsOf('PMV')).toEqual([]);
  for (const form of ['APS', 'A/S', 'K/S', 'EFO', null]) expect(factsOf(form)).toEqual(FACTS);
});

test.each([
  ['I/S', 'Interessentskab'],
  ['FFO', 'Frivillig forening'],
  ['FBA', 'Filial af udenlandsk virksomhed med begrænset ansvar'],
])('%s (%s) has neither capital nor a listing', (short, name) => {
  expect(factsOf(short, name)).toEqual(['purpose', 'signingRule', 'financialYear', 'auditWaived']);
});

test('an association with the short name of a branch may have capital', () => {
  expect(factsOf('FBA', 'Forening eller selskab med begrænset ansvar')).toEqual(FACTS);
});
