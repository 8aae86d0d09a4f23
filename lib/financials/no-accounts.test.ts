import { expect, test } from 'vitest';
import { whyNoAccounts } from './no-accounts';

test.each([
  ['ENK', '2010-01-01', 'voluntary'],
  ['ENK', '2021-12-01', 'voluntary'],
  ['FFO', null, 'voluntary'],
  ['APS', '2021-12-01', 'young'],
  ['A/S', '2020-02-02', 'young'],
  ['A/S', '2020-02-01', 'none'],
  ['APS', '2010-01-01', 'none'],
  [null, '2021-12-01', 'young'],
  ['APS', null, 'none'],
  [null, null, 'none'],
])('%s of %s', (companyTypeShort, founded, expected) => {
  const foundedOn = founded === null ? null : new Date(founded);
  const day = new Date('2022-02-01');
  expect(whyNoAccounts({ companyTypeShort, foundedOn }, day)).toBe(expected);
});
