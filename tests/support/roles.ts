import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { withClient } from './accounts.ts';

/** A person or company of the register, with a unique number. */
export type InventedParticipant = {
  id: string;
  name: string;
  kind?: 'PERSON' | 'COMPANY' | 'OTHER';
  companyKey?: string;
};

type InventedRole = {
  participant: InventedParticipant;
  group: 'MANAGEMENT' | 'BOARD' | 'FOUNDER' | 'AUDITOR' | 'OWNER' | 'PARTNER' | 'OTHER';
  title?: string;
  organ?: string;
  from?: string;
  to?: string;
  ownership?: number;
  votes?: number;
};

/** Above the register's own ten digits. */
export const inventParticipant = (
  name: string,
  more: Omit<InventedParticipant, 'id' | 'name'> = {},
): InventedParticipant => ({ id: `77${randomInt(1e11, 9e11)}`, name, ...more });

const insertParticipant = (client: pg.ClientBase, given: InventedParticipant) =>
  client.query(
    `insert into participants (id, kind, name, company_key) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [given.id, given.kind ?? 'PERSON', given.name, given.companyKey ?? null],
  );

/** Gives a company roles, in this order. */
export function addRoles(key: string, roles: InventedRole[]): Promise<void> {
  return withClient(async (client) => {
    await client.query('begin');
    for (const [position, role] of roles.entries()) {
      await insertParticipant(client, role.participant);
      await client.query(
        `insert into roles (company_key, position, participant_id, "group", title, organ,
           valid_from, valid_to, ownership, votes) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          ...[key, position, role.participant.id, role.group, role.title, role.organ],
          ...[role.from, role.to, role.ownership, role.votes],
        ],
      );
    }
    await client.query('commit');
  });
}

/** Call after the companies are deleted. */
export function deleteParticipants(participants: InventedParticipant[]): Promise<void> {
  const ids = participants.map(({ id }) => id);
  return withClient(async (client) => {
    await client.query('delete from participants where id = any($1::bigint[])', [ids]);
  });
}

export function setSigningRule(key: string, rule: string): Promise<void> {
  return withClient(async (client) => {
    await client.query('update companies set signing_rule = $2 where key = $1', [key, rule]);
  });
}
