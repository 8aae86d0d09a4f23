import { expect, test } from 'vitest';
import { canHave, type Fact } from './never-registered';

const FACTS = 'purpose capital signingRule financialYear auditWaived listed'.split(' ') as Fact[];
const factsOf = (companyTypeShort: string | null) =>
  FACTS.filter((fact) => canHave(fact, { companyTypeShort }));

test('a sole proprietor has none of them, a company all, and a form not known may', () => {
  expect(factsOf('ENK')).toEqual([]);
  expect(factsOf('PMV')).toEqual([]);
  for (const form of ['APS', 'A/S', 'K/S', 'EFO', null]) expect(factsOf(form)).toEqual(FACTS);
});

test.each(['I/S', 'FAS', 'FFO'])('%s has neither capital nor a listing', (form) => {
  expect(factsOf(form)).toEqual(['purpose', 'signingRule', 'financialYear', 'auditWaived']);
});
