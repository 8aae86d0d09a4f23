import { randomUUID } from 'node:crypto';
import { uploadForm } from '../support/share-form';
import type { FaultPerson, World } from './world';

export type Call = {
  path: string;
  token?: string;
  body: () => FormData | string;
  /** Identifies it for later lookup. */
  id: string;
  owner?: string;
};

/** A user action, and how to check that it completed. */
export type Kind = {
  name: string;
  /** Calls per kill. */
  calls: (world: World, people: FaultPerson[]) => Promise<Call[]>;
  /** Ids of complete, unique results. */
  kept: (world: World, calls: Call[]) => Promise<Set<string>>;
  /** Statuses meaning that it was done, now or earlier. */
  done: number[];
};

const CALLS = 24;
const several = <T>(make: (place: number) => T) =>
  Array.from({ length: CALLS }, (_, at) => make(at));
const quoted = (calls: Call[]) => calls.map(({ id }) => `'${id}'`).join(', ');
const idsOf = (rows: Record<string, unknown>[]) => new Set(rows.map(({ id }) => String(id)));

export const signUp: Kind = {
  name: 'kill -9 during sign-up',
  calls: async () =>
    several(() => {
      const id = `${randomUUID()}@new.example`;
      const person = { firstname: 'Ida', lastname: 'Holm', email: id, password: 'Right1!pass' };
      return { id, path: '/api/user/signup', body: () => JSON.stringify(person) };
    }),
  // An account and its verification mail, or neither.
  kept: async (world, calls) =>
    idsOf(
      await world.rows(`SELECT u.email AS id FROM users u WHERE u.email IN (${quoted(calls)})
        AND 1 = (SELECT count(*) FROM pgboss.job j
          WHERE j.name = 'mail' AND j.data::text LIKE '%' || u.id || '%')`),
    ),
  done: [201, 409],
};

export const save: Kind = {
  name: 'kill -9 during a save',
  calls: async (world, [person]) => {
    const companies = await world.rows(
      `SELECT key AS id FROM companies ORDER BY random() LIMIT ${CALLS}`,
    );
    return [...idsOf(companies)].map((id) => ({
      id,
      owner: person?.id,
      path: '/api/saved/add',
      token: person?.token,
      body: () => JSON.stringify({ Data: { the_key: id } }),
    }));
  },
  // The entry and its notification.
  kept: async (world, calls) =>
    idsOf(
      await world.rows(`SELECT s.company_key AS id FROM saved_companies s
        JOIN notifications n USING (user_id, company_key)
        WHERE s.user_id = '${calls[0]?.owner}' GROUP BY s.company_key HAVING count(*) = 1`),
    ),
  done: [201, 409],
};

export const share: Kind = {
  name: 'kill -9 during a share',
  calls: async (_, people) =>
    several((place) => {
      const [id, requestKey] = [`${randomUUID()}@friends.example`, randomUUID()];
      const body = () => uploadForm({ toEmail: id, requestKey });
      return { id, path: '/api/saved/upload', token: people[place % people.length]?.token, body };
    }),
  kept: async (world, calls) => {
    const waiting = await world.rows(
      `SELECT to_email AS id FROM shares WHERE to_email IN (${quoted(calls)})`,
    );
    return new Set([...idsOf(waiting), ...world.resend.sent.map(({ to }) => to)]);
  },
  done: [200],
};

/** Of five uses, exactly those with a stored result are counted, and no others were answered. */
export const quota: Kind = {
  name: 'kill -9 during uses of a quota',
  calls: async (_, people) =>
    several((place) => {
      const person = people[place % people.length];
      return { id: person?.id ?? '', path: '/use', token: person?.token, body: () => '{}' };
    }),
  kept: async (world, calls) =>
    idsOf(
      await world.rows(`SELECT c.user_id AS id FROM usage_counters c
        WHERE c.user_id IN (${quoted(calls)}) AND c.used <= 5 AND c.used =
          (SELECT count(*) FROM notifications n WHERE n.user_id = c.user_id AND title = 'Used')`),
    ),
  done: [200, 403],
};
