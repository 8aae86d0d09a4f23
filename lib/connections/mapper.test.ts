import { expect, test } from 'vitest';
import { connectionsAnswerSchema } from './answers';
import { connectionsQuerySchema } from './api-schemas';
import { toConnectionsData } from './mapper';
import type { ConnectedNode, Connections, LinkRole } from './types';

const company = (key: string): ConnectedNode => ({
  kind: 'COMPANY',
  ...{ key, name: `Nr. ${key}`, status: 'ACTIVE', advertisingProtected: true, isSample: false },
});
const person: ConnectedNode = {
  kind: 'PARTICIPANT',
  ...{ id: '4000000001', participantKind: 'PERSON', name: 'Mia Lund' },
};
const role = (change: Partial<LinkRole>): LinkRole => ({
  ...{ group: 'OWNER', title: null, organ: 'EJERREGISTER' },
  ...{ validFrom: new Date('2015-02-01'), validTo: null },
  ...{ ownership: { from: 50, to: 66.67 }, votes: null },
  ...{ isInFirst: false, isCeased: false },
  ...change,
});

const found: Connections = {
  of: company('99000001'),
  with: person,
  chains: [
    {
      nodes: [company('99000001'), company('99000002'), person],
      heldIn: [3, 0, 1],
      links: [
        [role({}), role({ isInFirst: true, validTo: new Date('2018-12-31') })],
        [role({ group: 'BOARD', title: 'FORMAND', ownership: null, isInFirst: true })],
      ],
      together: { from: '2015-02-01', to: null },
      isUndated: false,
      isToday: true,
    },
  ],
  total: 7,
  isCut: true,
};

test('a role says in which of two neighbours it is held', () => {
  const answer = connectionsAnswerSchema.parse(toConnectionsData(found));
  const held = answer.data[0]?.links.map((roles) =>
    roles.map((one) => [one.role, one.held_in, one.valid_from, one.valid_to]),
  );
  expect(held).toEqual([
    [
      ['EJERREGISTER', '99000002', '2015-02-01', null],
      ['EJERREGISTER', '99000001', '2015-02-01', '2018-12-31'],
    ],
    [['FORMAND', '99000002', '2015-02-01', null]],
  ]);
});

test('companies, people and what is known of the whole', () => {
  expect(toConnectionsData(found)).toMatchObject({
    of: {
      ...{ kind: 'company', the_key: '99000001', Firmnavn: 'Nr. 99000001' },
      ...{ reklamebeskyttet: true, status: 'ACTIVE' },
    },
    with: {
      ...{ kind: 'participant', participant_id: '4000000001' },
      ...{ participant_kind: 'PERSON', name: 'Mia Lund' },
    },
    data: [
      {
        nodes: [{ companies_total: 3 }, { companies_total: 0 }, { companies_total: 1 }],
        together: { from: '2015-02-01', to: null },
        today: true,
      },
    ],
    total: 7,
    has_more: true,
  });
});

test('what is asked is read as people and answers write it', () => {
  const read = (query: object) => connectionsQuerySchema.safeParse(query);
  expect(read({ of: 'DK 99 00 00 01', with: 'p12345678', today: 'true' }).data).toEqual({
    ...{ of: { company: '99000001' }, with: { participant: '12345678' }, today: 'true' },
  });
  const issues = (query: object) =>
    read(query).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  const NO_END = 'Give a CVR number or a participant_id';
  expect(issues({ of: 'Bech ApS', with: '4000000001' })).toEqual([['of', NO_END]]);
  expect(issues({ of: '99000001' })).toEqual([['with', NO_END]]);
  expect(issues({ of: '99000001', with: '99000002', today: 'yes' })).toEqual([
    ['today', 'Today is true or false'],
  ]);
  expect(read({ of: '99000001', with: '99000002', on: '2020-01-01' }).success).toBe(false);
});
