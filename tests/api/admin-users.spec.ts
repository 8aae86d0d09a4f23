import { randomUUID } from 'node:crypto';
import { accountExists, auditOf } from '../support/account-rows.ts';
import { apiTest, expect } from '../support/fixtures.ts';
import { readOutbox } from '../support/outbox.ts';
import { pdfText, squashed } from '../support/pdf-text.ts';
import {
  createPerson,
  deletePerson,
  PASSWORD,
  type Person,
  renamePerson,
} from '../support/people.ts';

type Fixtures = { admin: Person; headers: { 'x-auth-token': string } };

const test = apiTest.extend<Fixtures>({
  admin: async ({}, use) => {
    const admin = await createPerson('ADMIN');
    await use(admin);
    await deletePerson(admin);
  },
  headers: ({ admin }, use) => use({ 'x-auth-token': admin.token }),
});

const unique = () => `q${randomUUID().replace(/[^a-f]/g, '')}x`;

test('users are searched, sorted and paged', async ({ anonymous, headers }) => {
  const word = unique();
  const people = await Promise.all(['Anna', 'Carl', 'Bodil'].map(() => createPerson()));
  const names = ['Anna', 'Carl', 'Bodil'];
  await Promise.all(people.map((person, at) => renamePerson(person, names[at] ?? '', word)));
  const ask = async (query: string) => {
    const response = await anonymous.get(`/api/user/all?search=${word}&${query}`, { headers });
    expect(response.status()).toBe(200);
    return response.json();
  };
  const firstNames = async (query: string) =>
    (await ask(query)).data.map((user: { firstname: string }) => user.firstname);
  expect(await firstNames('sort=name')).toEqual(['Anna', 'Bodil', 'Carl']);
  expect(await firstNames('sort=name&direction=desc')).toEqual(['Carl', 'Bodil', 'Anna']);
  expect(await firstNames('sort=name&limit=2&page=2')).toEqual(['Carl']);
  expect(await firstNames('sort=name&limit=2&page=99')).toEqual(['Carl']);
  expect(await firstNames('sort=name&page=-1')).toHaveLength(3);
  expect((await ask('limit=2')).pagination).toEqual({
    currentPage: 1,
    totalPages: 2,
    pageSize: 2,
    totalRecords: 3,
  });
  const mine = people[1];
  const both = await anonymous.get(`/api/user/all?search=CARL+${word}`, { headers });
  expect((await both.json()).data).toEqual([
    {
      id: mine?.id,
      firstname: 'Carl',
      lastname: word,
      email: mine?.email,
      picture: null,
      isSubscription: false,
      subscriptionPlan: 'Free',
      role: 'USER',
      verified: true,
    },
  ]);
  for (const odd of ['%25', '_', '%00', "'", '%5C', '%F0%9F%92%A9']) {
    const response = await anonymous.get(`/api/user/all?search=${odd}&limit=1`, { headers });
    expect([odd, response.status()]).toEqual([odd, 200]);
  }
  await Promise.all(people.map(deletePerson));
});

test('a sign of LIKE is a sign and no wildcard', async ({ anonymous, headers }) => {
  const response = await anonymous.get('/api/user/all?search=%25%25%25', { headers });
  expect((await response.json()).data).toEqual([]);
});

test('without parameters there is a list of users, with nothing secret', async ({
  anonymous,
  admin,
  headers,
}) => {
  const response = await anonymous.get('/api/user/all', { headers });
  const { data } = await response.json();
  expect(data.length).toBeLessThanOrEqual(1_000);
  expect(data.map(({ id }: { id: string }) => id)).toContain(admin.id);
  expect(await response.text()).not.toMatch(/password|argon2|hash/i);
});

test('the list is printed with what was searched for', async ({ anonymous, admin, headers }) => {
  const person = await createPerson();
  const word = unique();
  await renamePerson(person, 'Åse', word);
  const response = await anonymous.get(`/api/user/all/report?search=${word}`, { headers });
  expect(response.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^inline; filename="users-\d{8}-\d{6}\.pdf"$/),
  });
  const text = pdfText(await response.body());
  for (const words of [`Åse ${word}`, person.email, 'Free User', `found for "${word}"`]) {
    expect(text).toContain(squashed(words));
  }
  expect(await auditOf(admin.id)).toEqual([
    { action: 'users_exported', subject: null, details: { users: 1 } },
  ]);
  await deletePerson(person);
});

test('a role is given and taken, and counts at once', async ({ anonymous, admin, headers }) => {
  const person = await createPerson();
  const path = `/api/user/${person.id}/role`;
  const theirs = { 'x-auth-token': person.token };
  const all = () => anonymous.get('/api/user/all?limit=1', { headers: theirs });
  const put = (role: string) => anonymous.put(path, { headers, data: { role } });
  expect((await all()).status()).toBe(403);
  expect(await (await put('ADMIN')).json()).toEqual({ message: 'The role has been changed.' });
  expect((await all()).status()).toBe(200);
  expect((await put('USER')).status()).toBe(200);
  expect((await all()).status()).toBe(403);
  expect((await put('OWNER')).status()).toBe(422);
  expect(await auditOf(admin.id)).toEqual([
    { action: 'role_changed', subject: person.id, details: { from: 'USER', to: 'ADMIN' } },
    { action: 'role_changed', subject: person.id, details: { from: 'ADMIN', to: 'USER' } },
  ]);
  await deletePerson(person);
});

test('a link to set a new password is mailed, and not shown', async ({
  anonymous,
  admin,
  headers,
}) => {
  const person = await createPerson();
  const response = await anonymous.post(`/api/user/${person.id}/reset`, { headers, data: {} });
  expect([response.status(), await response.json()]).toEqual([
    200,
    {
      message: 'Password reset link has been successfully sent to the inbox of this user',
    },
  ]);
  await expect
    .poll(async () => (await readOutbox(person.email)).at(-1)?.text ?? '')
    .toMatch(/\/resetPassword\/[\w-]{43}/);
  expect(await auditOf(admin.id)).toMatchObject([
    { action: 'reset_link_sent', subject: person.id },
  ]);
  await deletePerson(person);
});

test('an administrator deletes an account after typing its address', async ({
  anonymous,
  admin,
  headers,
}) => {
  const person = await createPerson();
  const path = `/api/user/${person.id}`;
  const unsure = await anonymous.delete(path, { headers, data: { confirmation: 'yes' } });
  expect([unsure.status(), (await unsure.json()).error]).toEqual([
    422,
    'Type the email address of the account to confirm.',
  ]);
  expect(await accountExists(person.id)).toBe(true);
  const done = await anonymous.delete(path, { headers, data: { confirmation: person.email } });
  expect(await done.json()).toEqual({ message: 'The account has been deleted.' });
  expect(await accountExists(person.id)).toBe(false);
  const login = { email: person.email, password: PASSWORD };
  expect((await anonymous.post('/api/user/login', { data: login })).status()).toBe(401);
  expect(await auditOf(admin.id)).toMatchObject([{ action: 'user_deleted', subject: person.id }]);
});

test('who is not there is not found', async ({ anonymous, headers }) => {
  for (const id of [randomUUID(), 'nobody', '1', '%27', 'a'.repeat(3_000)]) {
    const path = `/api/user/${id}`;
    const answers = await Promise.all([
      anonymous.get(path, { headers }),
      anonymous.put(`${path}/role`, { headers, data: { role: 'ADMIN' } }),
      anonymous.post(`${path}/reset`, { headers, data: {} }),
      anonymous.delete(path, { headers, data: { confirmation: 'x' } }),
    ]);
    expect([id, answers.map((answer) => answer.status())]).toEqual([id, [404, 404, 404, 404]]);
  }
});
