import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { encode } from 'next-auth/jwt';
import { withClient } from './accounts.ts';
import { environment } from './environment.ts';

export const PASSWORD = 'Right1!pass';

export type Person = { id: string; email: string; firstName: string; token: string };

/** Computed once, because hashing is half the cost of creating an account. */
const passwordHash = hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

const query = <Row>(text: string, values: unknown[]): Promise<Row[]> =>
  withClient(async (client) => (await client.query(text, values)).rows as Row[]);

/** A verified account with a session. */
export async function createPerson(role: 'USER' | 'ADMIN' = 'USER'): Promise<Person> {
  const email = `${randomUUID()}@people.example`;
  const firstName = 'Ida';
  const [row] = await query<{ id: string; session: string }>(
    `with person as (
       insert into users (email, first_name, last_name, password_hash, role, email_verified_at)
       values ($1, $2, 'Holm', $3, $4::user_role, now()) returning id
     ), session as (
       insert into sessions (user_id, expires_at)
       select id, now() + interval '1 day' from person returning id
     )
     select person.id, session.id as session from person, session`,
    [email, firstName, await passwordHash, role],
  );
  if (!row) throw new Error('The account was not created.');
  const token = await encode({ token: { sid: row.session }, secret: environment.authSecret });
  return { id: row.id, email, firstName, token };
}

export async function renamePerson({ id }: Person, first: string, last: string): Promise<void> {
  await query('update users set first_name = $2, last_name = $3 where id = $1', [id, first, last]);
}

export async function deletePerson(person: Person): Promise<void> {
  await query('delete from users where id = $1', [person.id]);
}

export async function deletePersonByEmail(email: string): Promise<void> {
  await query('delete from users where email = $1', [email]);
}

/** Ends all sessions of a user from elsewhere. */
export async function endSessions(person: Person): Promise<void> {
  await query('delete from sessions where user_id = $1', [person.id]);
}

/** An account with an unverified address. */
export async function createUnverified(email: string): Promise<void> {
  await query(`insert into users (email, first_name, last_name) values ($1, 'Signe', 'Krogh')`, [
    email,
  ]);
}

/** Another session of a user. @returns its token. */
export async function createSession(
  person: Person,
  userAgent: string,
  address: string,
): Promise<string> {
  const [row] = await query<{ id: string }>(
    `insert into sessions (user_id, user_agent, address, expires_at)
     values ($1, $2, $3, now() + interval '1 day') returning id`,
    [person.id, userAgent, address],
  );
  return encode({ token: { sid: row?.id }, secret: environment.authSecret });
}
