import path from 'node:path';
import { expect, it } from 'vitest';
import { makeDocument } from './document';
import type { Answer } from './types';

const { ROUTES } = await import(/* @vite-ignore */ path.resolve('app/api/_routes.ts'));
const { paths, components } = await makeDocument(ROUTES);

const LIMITS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];

const namesOf = (answer: Answer | { $ref: string } | undefined) =>
  Object.keys(answer && 'headers' in answer ? (answer.headers ?? {}) : {});
const headersOf = (method: string, address: string, status: number) =>
  namesOf(paths[address]?.[method]?.responses[status]);

it('a refused call counts too, and says how many are left', () => {
  for (const status of [400, 403, 404, 409, 413, 415, 422, 429, 503]) {
    expect([status, namesOf(components.responses[status])]).toEqual([
      status,
      expect.arrayContaining(LIMITS),
    ]);
  }
  for (const status of [401, 405]) {
    expect(namesOf(components.responses[status])).not.toContain('ratelimit-limit');
  }
  expect(headersOf('post', '/api/mcp', 422)).toEqual(expect.arrayContaining(LIMITS));
});

it('files come with their name, redirects with where they lead', () => {
  for (const address of [
    '/api/exports/{id}/file',
    '/api/company/statement/{cvr}',
    '/api/company/report/{cvr}',
    '/api/user/all/report',
  ]) {
    expect(headersOf('get', address, 200)).toEqual([...LIMITS, 'content-disposition']);
  }
  expect(headersOf('get', '/api/company/people', 200)).toEqual(LIMITS);
  expect(headersOf('get', '/api/user/picture/{id}', 200)).toEqual([]);
  expect(headersOf('get', '/api/auth/{provider}', 303)).toEqual(['location']);
});

it('an id that is none of a thing is said to be of what', () => {
  const said = (address: string) => paths[address]?.get?.parameters[0]?.description;
  expect(said('/api/company/participant/{id}')).toBe(
    'Participant_id of a role, an owner or a person',
  );
  expect(said('/api/user/picture/{id}')).toBe('Id of a user, or me');
});
