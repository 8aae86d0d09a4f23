import { expect, test } from 'vitest';
import { similarSegment } from './similar-segment';

const industry = 'Restauranter';
const none = { exact: null, min: null, max: null };

test('active companies of the industry, from half to twice the size', () => {
  const company = { industry, employees: { ...none, exact: 15 }, employeesMonth: null };
  expect(similarSegment(company)).toEqual({
    industry,
    status: 'ACTIVE',
    numEmployeesFrom: '8',
    numEmployeesTo: '30',
  });
});

test('a published interval counts as its lowest number, as in the filter', () => {
  const company = { industry, employees: { ...none, min: 1, max: 1 }, employeesMonth: null };
  expect(similarSegment(company)).toMatchObject({ numEmployeesFrom: '1', numEmployeesTo: '2' });
  const open = { ...company, employees: { ...none, min: 1_000, max: 999_999 } };
  expect(similarSegment(open)).toMatchObject({ numEmployeesFrom: '500', numEmployeesTo: '2000' });
});

test('without a recent number of employees the industry alone', () => {
  const alone = { industry, status: 'ACTIVE' };
  expect(similarSegment({ industry, employees: none, employeesMonth: null })).toEqual(alone);
  const zero = { industry, employees: { ...none, exact: 0 }, employeesMonth: null };
  expect(similarSegment(zero)).toEqual(alone);
  const old = {
    industry,
    employees: { ...none, exact: 15 },
    employeesMonth: new Date('2014-09-01'),
  };
  expect(similarSegment(old)).toEqual(alone);
});

test('without an industry there is no such segment', () => {
  expect(similarSegment({ industry: null, employees: none, employeesMonth: null })).toBeNull();
});
