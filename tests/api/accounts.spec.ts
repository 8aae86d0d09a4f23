import { expect, apiTest as test } from '../support/fixtures.ts';
import { readLink, waitForMails } from '../support/outbox.ts';
import { PASSWORD } from '../support/people.ts';

const newcomer = (email: string) => ({
  firstname: 'Signe',
  lastname: 'Krogh',
  email,
  password: PASSWORD,
});

test('sign-up, mail, verify, sign-in, sign-out', async ({ anonymous, newEmail }) => {
  const signUp = await anonymous.post('/api/user/signup', { data: newcomer(newEmail) });
  expect(signUp.status()).toBe(201);

  const early = await anonymous.post('/api/user/login', {
    data: { email: newEmail, password: PASSWORD },
  });
  expect(early.status()).toBe(403);
  expect(await early.json()).toEqual({
    error: 'Verify your email first. We have just sent you a new link.',
    code: 'email_not_verified',
  });

  const [first, second] = await waitForMails(newEmail, 2);
  const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';
  const verify = (token: string) => anonymous.put(`/api/user/verified?token=${token}`);
  expect(second?.subject).toBe('Verify your email for Veminto');
  expect((await verify(tokenIn(first?.text))).status(), 'a newer link ends the older').toBe(400);
  expect((await verify(tokenIn(second?.text))).status()).toBe(200);
  expect((await verify(tokenIn(second?.text))).status(), 'a link works once').toBe(400);

  const login = await anonymous.post('/api/user/login', {
    data: { email: newEmail.toUpperCase(), password: PASSWORD },
  });
  expect(login.status()).toBe(200);
  const { token, data } = await login.json();
  expect(data).toMatchObject({
    firstname: 'Signe',
    lastname: 'Krogh',
    email: newEmail,
    isSubscription: false,
    subscriptionPlan: 'Free',
  });
  expect(JSON.stringify(data)).not.toMatch(/password|argon2/i);
  const cookie = login.headers()['set-cookie'];
  expect(cookie).toMatch(/^veminto\.session=.*; Path=\/; .*HttpOnly; SameSite=Lax/);

  const headers = { 'x-auth-token': token };
  expect((await anonymous.get('/api/veminto/dropdown4', { headers })).status()).toBe(200);
  expect((await anonymous.post('/api/user/logout', { headers })).status()).toBe(200);
  expect((await anonymous.get('/api/veminto/dropdown4', { headers })).status()).toBe(401);
});

test('an address has one account', async ({ anonymous, newEmail }) => {
  const first = await anonymous.post('/api/user/signup', { data: newcomer(newEmail) });
  const second = await anonymous.post('/api/user/signup', {
    data: newcomer(newEmail.toUpperCase()),
  });
  expect([first.status(), second.status()]).toEqual([201, 409]);
  expect(await second.json()).toEqual({
    error: `An account with email address ${newEmail} already exists.`,
    code: 'conflict',
  });
  expect(await readLink(newEmail)).toContain('/verified?token=');
});

test('a wrong password and an unknown address answer the same', async ({ anonymous, person }) => {
  const wrong = { email: person.email, password: 'Wrong1!pass' };
  const unknown = { email: 'nobody@people.example', password: 'Wrong1!pass' };
  for (const data of [wrong, unknown]) {
    const response = await anonymous.post('/api/user/login', { data });
    expect(response.status()).toBe(401);
    expect(await response.json()).toEqual({
      error: 'Wrong email or password.',
      code: 'unauthorized',
    });
  }
});

const badSignUps = [
  ['no first name', { firstname: '' }, 'firstname', 'Enter First Name.'],
  ['no last name', { lastname: '' }, 'lastname', 'Enter Last Name.'],
  ['no address', { email: 'signe' }, 'email', 'Please, enter valid email.'],
  ['no password', { password: '' }, 'password', 'Password should not be empty'],
  [
    'a short password',
    { password: 'Aa1!' },
    'password',
    'Password must be minimum of 8 and maximum of 20 character long',
  ],
  ['a plain password', { password: 'abcdefgh1' }, 'password', 'Enter Valid Password'],
] as const;

for (const [name, change, field, sentence] of badSignUps) {
  test(`sign-up with ${name}`, async ({ anonymous, newEmail }) => {
    const data = { ...newcomer(newEmail), ...change };
    const response = await anonymous.post('/api/user/signup', { data });
    expect(response.status()).toBe(422);
    const body = await response.json();
    expect(body.code).toBe('invalid_input');
    expect(body.fields[field]).toBe(sentence);
  });
}

test('nobody makes themselves an administrator', async ({ anonymous, newEmail }) => {
  const data = { ...newcomer(newEmail), role: 'ADMIN' };
  const response = await anonymous.post('/api/user/signup', { data });
  expect(response.status()).toBe(422);
  expect((await response.json()).error).toBe('Unrecognized key: "role"');
});

test('a forged or foreign token is nobody', async ({ anonymous }) => {
  for (const token of ['x', 'eyJhbGciOiJkaXIifQ..x.y.z', 'a'.repeat(4000)]) {
    const response = await anonymous.get('/api/veminto/dropdown4', {
      headers: { 'x-auth-token': token },
    });
    expect(response.status()).toBe(401);
  }
});

test('a session knows the address of its connection, not what the caller claims', async ({
  anonymous,
  person,
}) => {
  const login = await anonymous.post('/api/user/login', {
    data: { email: person.email, password: PASSWORD },
    headers: {
      'x-forwarded-for': '203.0.113.9',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=1.1.1.1',
    },
  });
  const { token } = await login.json();
  const list = await anonymous.get('/api/user/sessions', { headers: { 'x-auth-token': token } });
  expect(list.headers()['ratelimit-limit']).toMatch(/^\d+$/);
  const { data } = await list.json();
  expect(data.find(({ current }: { current: boolean }) => current).address).toBe('127.0.0.1');
});
