import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, call, referenceOf } from './call';

afterEach(() => void vi.unstubAllGlobals());

const OURS = 'Something went wrong on our side. Try again, or send us the request id.';

/** The error of a call that is answered like this. */
async function failureOf(body: unknown, status: number, language = 'en'): Promise<unknown> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'x-request-id': '3f2c-77' };
  vi.stubGlobal('fetch', async () => new Response(text, { status, headers }));
  vi.stubGlobal('document', { documentElement: { lang: language } });
  return call('GET', '/saved/lists').catch((failure: unknown) => failure);
}

describe('a failure', () => {
  it('of the server names the id of the request', async () => {
    const failure = await failureOf({ error: OURS, code: 'internal' }, 500);
    expect(failure).toMatchObject({ message: `${OURS} Request id 3f2c-77`, status: 500 });
    expect(referenceOf(failure)).toBe('Request id 3f2c-77');
  });

  it('does so in Danish', async () => {
    const failure = await failureOf({ error: OURS, code: 'internal' }, 500, 'da');
    expect(failure).toMatchObject({
      message:
        'Noget gik galt hos os. Prøv igen, eller send os forespørgslens id. Forespørgsels-id 3f2c-77',
    });
  });

  it.each([502, 200])('that cannot be read does so too: %i', async (status) => {
    const failure = await failureOf('<html>Bad gateway</html>', status);
    expect(failure).toMatchObject({
      message: 'The server gave no readable answer. Try again in a moment. Request id 3f2c-77',
      code: 'unreadable',
    });
  });

  it.each([
    ['of the caller', { error: 'A list needs a name.', code: 'invalid_input' }, 422],
    ['of the settings', { error: 'No mail service is set.', code: 'not_configured' }, 503],
  ])('%s names none', async (_, body, status) => {
    const failure = await failureOf(body, status);
    expect(failure).toMatchObject({ message: body.error });
    expect(referenceOf(failure)).toBeUndefined();
  });

  it('without an answer names none', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const failure = await call('GET', '/saved/lists').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(referenceOf(failure)).toBeUndefined();
    expect(referenceOf(new Error('Another'))).toBeUndefined();
  });
});
