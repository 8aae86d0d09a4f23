import { describe, expect, test } from 'vitest';
import { BOARD, companyRecord, OWNER, roleRecord } from '@/tests/support/company-record';
import type { CompanyRecord, RoleRecord } from '../record';
import { newestChanges } from './newest-changes';

const DAY = '2022-01-31';
/** Founded on 2010-01-01. */
const changesOf = (change: Partial<CompanyRecord>) => newestChanges(companyRecord(1, change), DAY);

describe('people', () => {
  const ida = (change: Partial<RoleRecord>) => roleRecord('Ida Holm', change);
  const bo = (change: Partial<RoleRecord>) => roleRecord('Bo Dahl', change);

  test.each<[string, RoleRecord[], string | null]>([
    ['since the founding', [ida({ validFrom: '2010-01-01' })], null],
    [
      'joined later',
      [ida({ validFrom: '2010-01-01' }), bo({ validFrom: '2019-05-06' })],
      '2019-05-06',
    ],
    [
      'the newest counts',
      [bo({ validFrom: '2019-05-06' }), ida({ validFrom: '2021-02-03' })],
      '2021-02-03',
    ],
    ['has left', [ida({ validFrom: '2019-05-06', validTo: '2020-01-01' })], null],
    ['leaves today, which is over', [ida({ validFrom: '2019-05-06', validTo: DAY })], null],
    ['leaves later', [ida({ validFrom: '2019-05-06', validTo: '2022-02-01' })], '2019-05-06'],
    ['begins later', [ida({ validFrom: '2022-02-01' })], null],
    ['begins today', [ida({ validFrom: DAY })], DAY],
    ['without a start', [ida({ validFrom: null })], null],
    [
      'another title of the same person',
      [
        ida({ validFrom: '2010-01-01', validTo: '2020-05-05' }),
        ida({ validFrom: '2020-05-06', title: 'ADM. DIR.' }),
      ],
      null,
    ],
    [
      'came back after a while',
      [ida({ validFrom: '2010-01-01', validTo: '2020-05-05' }), ida({ validFrom: '2021-05-07' })],
      '2021-05-07',
    ],
    [
      'an earlier period without a start',
      [ida({ validFrom: null, validTo: '2020-05-05' }), ida({ validFrom: '2020-05-06' })],
      null,
    ],
  ])('%s', (_, roles, newManagerOn) => {
    expect(changesOf({ roles })).toMatchObject({ newManagerOn, newBoardMemberOn: null });
  });

  test('each office has its own day', () => {
    const roles = [
      ida({ validFrom: '2011-01-01' }),
      bo({ ...BOARD, validFrom: '2012-01-01' }),
      bo({ ...OWNER, validFrom: '2013-01-01' }),
      ida({ group: 'AUDITOR', validFrom: '2014-01-01' }),
      ida({ group: 'FOUNDER', validFrom: '2015-01-01' }),
    ];
    expect(changesOf({ roles })).toEqual({
      ...{ renamedOn: null, movedOn: null },
      ...{ newManagerOn: '2011-01-01', newBoardMemberOn: '2012-01-01' },
      ...{ newOwnerOn: '2013-01-01', newAuditorOn: '2014-01-01' },
    });
  });

  test('an owner whose share changes, or who is a partner as well, is not new', () => {
    const roles = [
      ida({ ...OWNER, ownership: 0.5, validFrom: '2010-01-01', validTo: '2018-12-31' }),
      ida({ ...OWNER, ownership: 0.25, validFrom: '2019-01-01', validTo: '2020-06-30' }),
      ida({ group: 'PARTNER', validFrom: '2020-06-30' }),
    ];
    const legalForm = { code: 30, short: 'I/S', name: 'Interessentskab' };
    expect(changesOf({ roles, legalForm }).newOwnerOn).toBeNull();
    expect(changesOf({ roles: roles.slice(1), legalForm }).newOwnerOn).toBe('2019-01-01');
  });

  test.each([
    [{ code: 30, short: 'I/S', name: 'Interessentskab' }, '2019-05-06'],
    [{ code: 10, short: 'ENK', name: 'Enkeltmandsvirksomhed' }, '2019-05-06'],
    // Its general partners do not own it.
    [{ code: 40, short: 'K/S', name: 'Kommanditselskab' }, '2015-01-01'],
  ])('a partner in %j', (legalForm, newOwnerOn) => {
    const roles = [
      ida({ ...OWNER, validFrom: '2015-01-01' }),
      bo({ group: 'PARTNER', validFrom: '2019-05-06' }),
    ];
    expect(changesOf({ roles, legalForm })).toMatchObject({ newOwnerOn });
  });

  test('nobody joins a ceased company', () => {
    const roles = [ida({ validFrom: '2019-05-06' })];
    const gone = { status: 'CEASED', ceasedOn: '2021-01-01', movedOn: '2020-01-01' } as const;
    expect(Object.values(changesOf({ roles, ...gone }))).toEqual(Array(6).fill(null));
  });

  test('all who joined a company that does not say when it was founded did so after that', () => {
    const roles = [ida({ validFrom: '2019-05-06' })];
    expect(changesOf({ roles, foundedOn: null }).newManagerOn).toBe('2019-05-06');
  });
});

describe('names', () => {
  const named = (name: string, validFrom: string | null, validTo: string | null = null) =>
    ({ kind: 'PRIMARY', name, validFrom, validTo }) as const;

  test.each<[string, CompanyRecord['names'], string | null]>([
    ['the only one', [named('Nyt ApS', '2010-01-01')], null],
    [
      'after another one',
      [named('Gammelt ApS', '2010-01-01', '2019-05-05'), named('Nyt ApS', '2019-05-06')],
      '2019-05-06',
    ],
    [
      'written differently',
      [named('NYT APS', '2010-01-01', '2019-05-05'), named('Nyt ApS', '2019-05-06')],
      null,
    ],
    [
      'written differently, after another one',
      [
        named('Gammelt ApS', '2010-01-01', '2012-05-05'),
        named('NYT APS', '2012-05-06', '2019-05-05'),
        named('Nyt ApS', '2019-05-06'),
      ],
      '2012-05-06',
    ],
    [
      'had again',
      [
        named('Nyt ApS', '2010-01-01', '2012-05-05'),
        named('Gammelt ApS', '2012-05-06', '2019-05-05'),
        named('Nyt ApS', '2019-05-06'),
      ],
      '2019-05-06',
    ],
    [
      'another one only later',
      [named('Nyt ApS', '2010-01-01', '2022-05-05'), named('Kommende ApS', '2022-05-06')],
      null,
    ],
    [
      'a secondary one',
      [
        { ...named('Bifirma ApS', '2010-01-01', '2019-05-05'), kind: 'SECONDARY' },
        named('Nyt ApS', '2019-05-06'),
      ],
      null,
    ],
  ])('%s', (_, names, renamedOn) => {
    expect(changesOf({ name: 'Nyt ApS', names }).renamedOn).toBe(renamedOn);
  });
});
