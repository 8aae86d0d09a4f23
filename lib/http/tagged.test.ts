import { describe, expect, it } from 'vitest';
import { sendTagged, toTagged } from './tagged';

const content = toTagged({ name: 'Ærø' });

const ask = (header?: string) =>
  sendTagged(
    new Request('http://localhost/api/thing', {
      ...(header !== undefined && { headers: { 'if-none-match': header } }),
    }),
    content,
  );

describe('tagged JSON', () => {
  it('is sent whole, with a strong tag of its content', async () => {
    const answer = ask();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('{"name":"Ærø"}');
    expect(Object.fromEntries(answer.headers)).toEqual({
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'content-type': 'application/json',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
    expect(toTagged({ name: 'Ærø' }).tag).toBe(content.tag);
    expect(toTagged({ name: 'Læsø' }).tag).not.toBe(content.tag);
  });

  it.each([content.tag, `W/${content.tag}`, `"other", ${content.tag}`, '*'])(
    'is not sent again to who has it: %s',
    async (header) => {
      const answer = ask(header);
      expect([answer.status, await answer.text()]).toEqual([304, '']);
      expect(answer.headers.get('etag')).toBe(content.tag);
      expect(answer.headers.has('content-type')).toBe(false);
    },
  );

  it.each(['"other"', '', content.tag.slice(1, -1)])('is sent to who has another: %j', (header) => {
    expect(ask(header).status).toBe(200);
  });
});
