import { expect, it } from 'vitest';
import type { CompanyStatus } from '@/lib/companies/types';
import { ownStatus } from './own-status';

const statusSince = new Date('2020-11-14');

it.each<CompanyStatus>([
  'IN_BANKRUPTCY',
  'IN_RECONSTRUCTION',
  'IN_COMPULSORY_DISSOLUTION',
  'IN_LIQUIDATION',
])('%s is a signal of the company itself', (status) => {
  expect(ownStatus({ status, statusSince })).toEqual([
    { kind: 'status', status, since: statusSince },
  ]);
  expect(ownStatus({ status, statusSince: null })).toEqual([
    { kind: 'status', status, since: null },
  ]);
});

it.each<CompanyStatus>(['ACTIVE', 'UNKNOWN', 'CEASED'])('%s is none', (status) => {
  expect(ownStatus({ status, statusSince })).toEqual([]);
});
