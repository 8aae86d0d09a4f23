import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { CompanyRole, Held, RoleGroup } from '@/lib/roles/types';
import { textOf } from '@/tests/support/markup';
import { RoleTable } from './role-table';

const to = {
  view: () => '/detail/12345678',
  company: (key: string) => `/detail/${key}`,
  overview: (key: string) => `/detail/${key}`,
  person: (id: string) => `/people/${id}`,
};

function role(group: RoleGroup, held: Partial<Held> = {}): CompanyRole {
  const participant = { id: '1', kind: 'PERSON', name: 'Ida Holm', companyKey: null } as const;
  const period = { validFrom: new Date('2014-01-01'), validTo: null };
  return {
    ...{ group, title: null, organ: null, ownership: null, votes: null, ...period, ...held },
    ...{ position: 1, participant: { ...participant, advertisingProtected: false } },
    ...{ others: [], othersTotal: 0 },
  };
}

const shown = (one: CompanyRole, isCeased: boolean, language: 'en' | 'da' = 'en') =>
  textOf(createElement(RoleTable, { group: one.group, roles: [one], isCeased, to }), language);

test('a role without an end goes on, unless its company has ceased', () => {
  const owner = role('OWNER');
  expect(shown(owner, false)).toContain('Since');
  expect(shown(owner, false)).toContain('These are the legal owners');
  const ceased = shown(owner, true);
  expect(ceased).toContain('Period');
  expect(ceased).toContain('from 01/01/2014');
  expect(ceased).not.toMatch(/Since|These are the legal owners/);
  expect(shown(owner, true, 'da')).toContain('fra 01/01/2014');
});

test('long titles divide where Danish words do', () => {
  const member = role('BOARD', { title: 'BESTYRELSESMEDLEM' });
  expect(shown(member, false)).toContain('BESTYRELSES\u00adMEDLEM');
});

test('a role that ended, and a founding, have their days in any company', () => {
  const ended = role('BOARD', { validTo: new Date('2015-06-30') });
  for (const isCeased of [true, false]) {
    expect(shown(ended, isCeased)).toContain('01/01/2014 – 30/06/2015');
    expect(shown(role('FOUNDER'), isCeased)).not.toContain('from 01/01/2014');
  }
});
