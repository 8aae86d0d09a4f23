import { tryGenerated } from '../faults/generated/index.ts';
import { pageAddresses } from '../faults/generated/pages.ts';
import { environment } from '../support/environment.ts';
import { expect, apiTest as test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';
import { createPerson, deletePerson, endSessions, type Person } from '../support/people.ts';
import { rawRequest } from '../support/raw-request.ts';

/** `npm run test:faults` sends a hundred thousand, drawn afresh each time. */
const REQUESTS = 600;
const SEED = 11;
/** Other suites share the two cores, so this only detects requests that never end. */
const LONGEST_MS = 15_000;

test('requests that nobody means do not break anything', async () => {
  const ended = await createPerson();
  await endSessions(ended);
  const people: Person[] = [ended];
  const report = await tryGenerated({
    port: Number(new URL(environment.baseUrl).port),
    pages: pageAddresses(),
    requests: REQUESTS,
    seed: SEED,
    company: IMPORTED.key,
    ended,
    longestMs: LONGEST_MS,
    createPerson: async (role) => {
      const person = await createPerson(role);
      people.push(person);
      return person;
    },
  });
  await Promise.all(people.map(deletePerson));
  expect(report.failures).toEqual([]);
  expect(report.requests).toBeGreaterThanOrEqual(REQUESTS);
  // Requests refused by the wrapper alone would prove little.
  const fine = report.statuses.get(200) ?? 0;
  expect(fine).toBeGreaterThan(REQUESTS / 10);
});

test('an address that is no text is one that nothing stands at', async () => {
  for (const path of [
    '/api/user/picture/%',
    '/api/nothing/%FF',
    '/emailVerification/%',
    '/no/%E6',
  ]) {
    const { status, body } = await rawRequest(path);
    expect([path, status < 500, /Internal Server Error/.test(body)]).toEqual([path, true, false]);
  }
});

test('a method that the Request of the web refuses is no trouble', async () => {
  for (const path of ['/', '/search', '/nothing', '/api/health', '/api/user/login']) {
    const { status, body } = await rawRequest(path, { method: 'TRACE' });
    expect([path, status < 500, /Internal Server Error/.test(body)]).toEqual([path, true, false]);
  }
});
