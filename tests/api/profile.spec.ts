import sharp from 'sharp';
import { accountExists, actionsOf, addSession, sessionExists } from '../support/account-rows.ts';
import { expect, apiTest as test } from '../support/fixtures.ts';
import { createPerson, deletePerson, PASSWORD } from '../support/people.ts';
import { jpeg } from '../support/picture-bytes.ts';

const NEW = 'Other2@pass';
const SAVED = 'Your profile has been updated successfully.';
const photo = async () => ({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await jpeg() });

test('names are changed, and answered as they are kept', async ({ api, person }) => {
  const multipart = { firstname: 'jens', lastname: 'Øster', email: person.email };
  const response = await api.put('/api/user/edit', { multipart });
  expect(response.status()).toBe(200);
  const { message, updatedUser } = await response.json();
  expect(message).toBe(SAVED);
  expect(updatedUser).toEqual({
    id: person.id,
    firstname: 'Jens',
    lastname: 'Øster',
    email: person.email,
    picture: null,
    isSubscription: false,
    subscriptionPlan: 'Free',
  });
  const { data } = await (await api.get(`/api/user/${person.id}`)).json();
  expect(data).toEqual(updatedUser);
  expect(await actionsOf(person.id)).toEqual(['profile_changed']);
});

test('a new password ends every other session and no other way works', async ({
  api,
  anonymous,
  person,
}) => {
  const other = await addSession(person.id);
  const multipart = { oldpass: PASSWORD, newpass: NEW };
  const response = await api.put('/api/user/edit', { multipart });
  expect([response.status(), await response.json()]).toMatchObject([
    200,
    { message: SAVED, workingKeys: 0 },
  ]);
  expect(await sessionExists(other)).toBe(false);
  expect((await api.get(`/api/user/${person.id}`)).status(), 'one stays signed in').toBe(200);
  const login = (password: string) =>
    anonymous.post('/api/user/login', { data: { email: person.email, password } });
  expect((await login(PASSWORD)).status()).toBe(401);
  expect((await login(NEW)).status()).toBe(200);
  expect(await actionsOf(person.id)).toContain('password_changed');
});

const refusals = [
  [
    'a wrong old password',
    { oldpass: 'Wrong1!pass', newpass: NEW },
    'oldpass',
    'The old password is not right.',
  ],
  ['no old password', { oldpass: '', newpass: NEW }, 'oldpass', 'Enter your old password.'],
  [
    'no new password',
    { oldpass: PASSWORD, newpass: '' },
    'newpass',
    'Password should not be empty',
  ],
  [
    'a short new one',
    { oldpass: PASSWORD, newpass: 'Aa1!' },
    'newpass',
    'Password must be minimum of 8 and maximum of 20 character long',
  ],
  [
    'a plain new one',
    { oldpass: PASSWORD, newpass: 'abcdefgh1' },
    'newpass',
    'Enter Valid Password',
  ],
  [
    'the old one again',
    { oldpass: PASSWORD, newpass: PASSWORD },
    'newpass',
    'Choose a password that is not the old one.',
  ],
  ['no first name', { firstname: '' }, 'firstname', 'Enter First Name.'],
  ['no last name', { lastname: ' ' }, 'lastname', 'Enter Last Name.'],
  ['a name with markup', { firstname: '<b>Ida</b>' }, 'firstname', 'Use 3 to 30 letters'],
  ['a name with a null byte', { firstname: 'Ida\0Holm' }, 'firstname', 'Use 3 to 30 letters'],
  ['a name without end', { lastname: 'a'.repeat(5_000) }, 'lastname', 'This is too long.'],
  [
    'another address',
    { email: 'other@people.example' },
    'email',
    'The email address of an account cannot be changed.',
  ],
  ['a picture that is a text', { picture: 'me.jpg' }, 'picture', 'Send the picture as a file.'],
] as const;

for (const [name, multipart, field, sentence] of refusals) {
  test(`${name} is refused, and nothing changes`, async ({ api, person }) => {
    const other = await addSession(person.id);
    const before = await (await api.get(`/api/user/${person.id}`)).json();
    const response = await api.put('/api/user/edit', {
      multipart: { lastname: 'Changed', ...multipart },
    });
    expect(response.status()).toBe(422);
    expect(await response.json()).toMatchObject({
      error: sentence,
      code: 'invalid_input',
      fields: { [field]: sentence },
    });
    expect(await (await api.get(`/api/user/${person.id}`)).json()).toEqual(before);
    expect(await sessionExists(other)).toBe(true);
    expect(await actionsOf(person.id)).toEqual([]);
  });
}

test('nobody gives themselves a role or another id', async ({ api }) => {
  for (const extra of ['role', 'id', 'isSubscription', 'emailVerifiedAt']) {
    const multipart = { firstname: 'Jens', [extra]: 'ADMIN' };
    const response = await api.put('/api/user/edit', { multipart });
    expect(response.status()).toBe(422);
  }
});

test('a form must be one, and of a form’s size', async ({ api }) => {
  const json = await api.put('/api/user/edit', { data: { firstname: 'Jens' } });
  expect(json.status()).toBe(415);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const broken = await api.put('/api/user/edit', { headers, data: Buffer.from('no form at all') });
  expect(broken.status()).toBe(400);
  const buffer = Buffer.alloc(3 * 1024 * 1024);
  const large = await api.put('/api/user/edit', {
    multipart: { picture: { name: 'me.jpg', mimeType: 'image/jpeg', buffer } },
  });
  expect([large.status(), (await large.json()).code]).toEqual([413, 'too_large']);
});

test('a picture is kept as 256 px webp, served to its owner and to administrators', async ({
  api,
  anonymous,
  person,
}) => {
  const response = await api.put('/api/user/edit', { multipart: { picture: await photo() } });
  const { picture } = (await response.json()).updatedUser;
  expect(picture).toMatch(new RegExp(`^/api/user/picture/${person.id}\\?v=\\d+$`));
  const served = await api.get(picture);
  expect(served.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=604800, immutable',
  });
  const { format, width, height } = await sharp(await served.body()).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 256, height: 256 });
  const credentials = { email: person.email, password: PASSWORD };
  const login = await api.post('/api/user/login', { data: credentials });
  expect((await login.json()).data.picture).toBe(picture);
  const old = await api.get(`/api/user/picture/${person.id}?v=1`);
  expect(old.headers()['cache-control']).toBe('no-store');

  const stranger = await createPerson();
  const admin = await createPerson('ADMIN');
  const as = (token: string) => anonymous.get(picture, { headers: { 'x-auth-token': token } });
  expect((await anonymous.get(picture)).status()).toBe(401);
  expect((await as(stranger.token)).status()).toBe(403);
  expect((await as(admin.token)).status()).toBe(200);

  const removed = await api.put('/api/user/edit', { multipart: { picture: '' } });
  expect((await removed.json()).updatedUser.picture).toBeNull();
  expect((await api.get(picture)).status()).toBe(404);
  await Promise.all([deletePerson(stranger), deletePerson(admin)]);
});

test('an account goes with its owner’s word and password, and only then', async ({ anonymous }) => {
  const person = await createPerson();
  const headers = { 'x-auth-token': person.token };
  const remove = (data: object) => anonymous.delete('/api/user/account', { headers, data });
  const right = { confirmation: person.email, password: PASSWORD };
  const wrong = await remove({ ...right, password: 'Wrong1!pass' });
  expect([wrong.status(), (await wrong.json()).error]).toEqual([422, 'The password is not right.']);
  const unsure = await remove({ ...right, confirmation: 'yes' });
  expect((await unsure.json()).fields).toEqual({
    confirmation: 'Type the email address of the account to confirm.',
  });
  expect(await accountExists(person.id)).toBe(true);
  const done = await remove(right);
  expect([done.status(), await done.json()]).toEqual([
    200,
    { message: 'Your account has been deleted.' },
  ]);
  expect(done.headers()['clear-site-data']).toBe('"cache", "storage"');
  expect(done.headers()['set-cookie']).toContain('Max-Age=0');
  expect(await accountExists(person.id)).toBe(false);
  expect((await anonymous.get(`/api/user/${person.id}`, { headers })).status()).toBe(401);
  expect(await actionsOf(person.id)).toEqual(['account_deleted']);
});
