import { beforeEach, expect, test } from 'vitest';
import { accountWorld, PASSWORD } from '../support/account-world';
import { statuses } from '../support/statuses';

const world = await accountWorld('account_limits');
// So that the simultaneous requests below find everything loaded.
const people = await Promise.all(Array.from({ length: 10 }, () => world.createAccount()));
await Promise.all(people.map(({ email }) => world.login(email)));
beforeEach(() => world.forgetLimits());

const WRONG = 'Wrong1!pass';

test('sign-up: 30 an hour from an address', async () => {
  const person = { firstname: 'Signe', lastname: 'Krogh', password: PASSWORD };
  const tried = await statuses(32, (place) =>
    world.ask('POST', 'user/signup', { body: { ...person, email: `n${place}@new.example` } }),
  );
  expect(tried).toEqual([...Array(30).fill(201), 429, 429]);
});

const links = ['user/forgot', 'user/resend'] as const;
for (const path of links) {
  const mails = async (id: string) =>
    (
      await world.database.rows(
        `SELECT FROM pgboss.job WHERE data->>'userId' = '${id}'
         AND data->>'kind' IN ('reset', 'verify')`,
      )
    ).length;

  test(`${path}: 5 mails an hour for an account; strangers do not bar its owner`, async () => {
    const { id, email } = await world.createAccount(path === 'user/forgot');
    for (const name of [email, `nobody-${path.length}@people.example`]) {
      const tried = await statuses(7, (place) =>
        world.ask('POST', path, { body: { email: name }, address: `192.0.2.${place + 20}` }),
      );
      expect(tried).toEqual(Array(7).fill(200));
    }
    expect(await mails(id)).toBe(5);
  });

  test(`${path}: 5 an hour from an address`, async () => {
    const tried = await statuses(7, (place) =>
      world.ask('POST', path, { body: { email: `nobody-${place}@people.example` } }),
    );
    expect(tried).toEqual([...Array(5).fill(200), 429, 429]);
  });
}

test('verify and reset: 10 an hour from an address', async () => {
  const token = (place: number) => String(place).padStart(43, 'x');
  const verified = await statuses(12, (place) =>
    world.ask('PUT', 'user/verified', { query: `?token=${token(place)}` }),
  );
  expect(verified).toEqual([...Array(10).fill(400), 429, 429]);
  const reset = await statuses(12, (place) =>
    world.ask('PUT', 'user/reset/[token]', {
      params: { token: token(place) },
      body: { password: 'Another1!word' },
    }),
  );
  expect(reset).toEqual([...Array(10).fill(404), 429, 429]);
});

test('one’s own password: 10 an hour, to change it or to leave', async () => {
  const { id, email } = await world.createAccount();
  const { updateProfile } = await import('@/lib/users/profile/update-profile');
  const { deleteOwnAccount } = await import('@/lib/users/delete-user');
  const caller = { userAgent: null, address: null, device: null };
  const password = { old: WRONG, new: 'Another1!word' };
  const tries = [
    () => updateProfile({ id, sessionId: id }, { password }, caller),
    () =>
      deleteOwnAccount(
        { id, email, sessionId: id },
        { confirmation: email, password: WRONG },
        caller,
      ),
  ];
  const codes: string[] = [];
  for (const attempt of Array.from({ length: 6 }, () => tries).flat()) {
    codes.push(await attempt().then(String, ({ code }) => code));
  }
  expect(codes).toEqual([
    ...Array(10).fill('invalid_input'),
    ...Array(2).fill('too_many_requests'),
  ]);
});

test('pictures: 20 an hour for an account', async () => {
  const { id } = await world.createAccount();
  const { updateProfile } = await import('@/lib/users/profile/update-profile');
  const caller = { userAgent: null, address: null, device: null };
  const codes: string[] = [];
  for (let time = 0; time < 22; time += 1) {
    const change = { picture: Buffer.from('no picture') };
    const done = updateProfile({ id, sessionId: id }, change, caller);
    codes.push(await done.then(String, ({ code }) => code));
  }
  expect(codes).toEqual([
    ...Array(20).fill('invalid_input'),
    ...Array(2).fill('too_many_requests'),
  ]);
});

test('calls: 120 a minute for a session, and what is left is said', async () => {
  const { email } = await world.createAccount();
  const [one, other] = [await world.login(email), await world.login(email)];
  const list = ({ body }: typeof one) =>
    world.ask('GET', 'user/sessions', { headers: { 'x-auth-token': body.token } });
  const first = await list(one);
  expect(first.headers.get('ratelimit-limit')).toBe('120');
  expect(first.headers.get('ratelimit-remaining')).toBe('119');
  const tried = await statuses(125, () => list(one));
  expect(tried.filter((status) => status === 200)).toHaveLength(119);
  expect(tried.filter((status) => status === 429)).toHaveLength(6);
  expect((await list(other)).status).toBe(200);
});
