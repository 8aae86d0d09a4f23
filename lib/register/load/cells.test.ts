import { expect, test } from 'vitest';
import { companyRecord } from '@/tests/support/company-record';
import { readReference } from '../reference';
import { companyCells } from './cells';
import { companyFields } from './tables';

test('cells stand in the order of the columns they are copied into', () => {
  const record = companyRecord(1);
  const context = { reference: readReference(), day: '2022-01-31' };
  expect(Object.keys(companyCells({ ...context, record, headline: null }))).toEqual(companyFields);
});
