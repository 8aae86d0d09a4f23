import { expect, apiTest as test } from '../support/fixtures.ts';
import { createPerson, deletePerson, endSessions, type Person } from '../support/people.ts';
import { protectedFolders, protectedPages, tricks } from '../support/protected-pages.ts';
import { rawRequest } from '../support/raw-request.ts';
import { calls, routesOfApi } from '../support/route-roles.ts';

const cookieOf = ({ token }: Person) => `veminto.session=${token}`;

/** Compressed bodies would hide the text being looked for. */
const plain = { 'accept-encoding': 'identity' };

test('every page behind a sign-in is in the list', () => {
  expect(protectedFolders().sort()).toEqual(Object.keys(protectedPages).sort());
  expect(Object.keys(protectedPages)).toEqual(expect.arrayContaining(ALL_TRICKS));
  expect(reaching.length).toBeGreaterThan(5);
});

type Visitor = { who: string; cookie?: string };

/**
 * Pages that stand for all in what happens before a page is reached: one with a parameter, one
 * with a query, one of administrators. The others are asked for in the ways that do reach them.
 */
const ALL_TRICKS = [
  ...['(app)/detail/[the_key]', '(app)/discover'],
  '(admin)/admin/users_management/user_details',
];
const reaching = tricks.filter(
  ({ path, headers }) => !path && (!headers || headers.rsc || headers['next-action']),
);

async function expectNothing(folder: string, shown: Person, { who, cookie }: Visitor) {
  const { address, secret } = protectedPages[folder] ?? {};
  if (!address || !secret) throw new Error(`${folder} is not in the list of pages.`);
  for (const { what, path, headers } of ALL_TRICKS.includes(folder) ? tricks : reaching) {
    const own = [cookie, headers?.cookie].filter(Boolean).join('; ');
    const asked = { ...plain, ...headers, ...(own !== '' && { cookie: own }) };
    const where = path?.(address(shown)) ?? address(shown);
    for (const method of ['GET', 'POST']) {
      const { status, body } = await rawRequest(where, { method, headers: asked });
      const found = [folder, who, what, method, status < 500, body.includes(secret(shown))];
      expect(found).toEqual([folder, who, what, method, true, false]);
    }
  }
}

for (const folder of Object.keys(protectedPages)) {
  test(`nothing of ${folder} comes out`, async () => {
    const shown = await createPerson(folder.startsWith('(admin)') ? 'ADMIN' : 'USER');
    const { address, secret, prepare } = protectedPages[folder] ?? {};
    await prepare?.(shown);
    const headers = { ...plain, cookie: cookieOf(shown) };
    const seen = await rawRequest(address?.(shown) ?? '', { headers });
    expect([seen.status, seen.body.includes(secret?.(shown) ?? '')]).toEqual([200, true]);
    expect(seen.headers['cache-control']).toContain('no-store');

    await expectNothing(folder, shown, { who: 'nobody' });
    if (folder.startsWith('(admin)')) {
      const user = await createPerson();
      await expectNothing(folder, shown, { who: 'a user', cookie: cookieOf(user) });
      await deletePerson(user);
    }
    // The cookie's seal is intact, so the middleware lets it pass.
    const former = await createPerson(folder.startsWith('(admin)') ? 'ADMIN' : 'USER');
    await endSessions(former);
    await expectNothing(folder, shown, {
      who: 'somebody whose session ended',
      cookie: cookieOf(former),
    });
    await Promise.all([deletePerson(former), deletePerson(shown)]);
  });
}

test('nobody gets anything of the API around its door', async () => {
  const person = await createPerson();
  const closed = routesOfApi().filter(
    ([route, method]) => method === 'GET' && calls[route]?.GET?.expected.nobody === 401,
  );
  // One of each folder and depth: those are reached alike, and each refuses whoever asks plainly,
  // as route-roles.spec.ts shows.
  const kindOf = (route: string) => `${route.split('/')[0]} ${route.split('/').length}`;
  const asked = new Map(closed.map(([route]) => [kindOf(route), route])).values();
  for (const route of asked) {
    const address = `/api${calls[route]?.GET?.path(person, '')}`;
    for (const { what, path, headers } of tricks) {
      const where = path?.(address) ?? address;
      const { status } = await rawRequest(where, { headers: { ...plain, ...headers } });
      const refused = [301, 307, 308, 400, 401, 404].includes(status);
      expect([route, what, status, refused]).toEqual([route, what, status, true]);
    }
  }
  await deletePerson(person);
});
