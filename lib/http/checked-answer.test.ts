import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkAnswer } from './checked-answer';

const answer = z.strictObject({ count: z.int() });
const check = (body: unknown, init?: ResponseInit) =>
  checkAnswer(Response.json(body, init), { answer });

describe('an answer', () => {
  it('may be what its route says', async () => {
    await check({ count: 3 }, { status: 201 });
  });

  it('is read beside, not instead of its receiver', async () => {
    const response = Response.json({ count: 3 });
    await checkAnswer(response, { answer });
    expect(await response.json()).toEqual({ count: 3 });
  });

  it.each([{ count: '3' }, {}, { count: 3, password: 'x' }, null])(
    'may not be %j',
    async (body) => {
      await expect(check(body)).rejects.toThrow('The answer is not as described');
    },
  );

  it('that refuses, that is a file or that nobody describes, is not looked at', async () => {
    await check({ error: 'No' }, { status: 404 });
    await checkAnswer(new Response('a;b', { headers: { 'content-type': 'text/csv' } }), { answer });
    await checkAnswer(Response.json({}), {});
  });
});
