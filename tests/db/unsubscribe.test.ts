import { beforeEach, describe, expect, test, vi } from 'vitest';
import { digestWorld, patience } from '../support/digest-world';

const digests = await digestWorld('unsubscribe');
beforeEach(() => digests.forget());

describe('the link to unsubscribe', () => {
  async function digestOf() {
    const reader = await digests.createReader('daily');
    await digests.news(reader.id, ['Nordhavn', 'Accounts filed']);
    await digests.daysLater(reader.id);
    await digests.orderDigests();
    await digests.allDone();
    const mail = digests.resend.sent.at(-1);
    const link = /https?:\/\/localhost\/unsubscribe\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
    return { ...reader, mail, token: String(link) };
  }
  const end = (token: string, headers: Record<string, string> = {}) =>
    digests.world.ask('POST', 'user/unsubscribe', {
      query: `?token=${token}`,
      headers,
      body: 'List-Unsubscribe=One-Click',
    });
  const choiceOf = async (id: string) =>
    (await digests.world.database.rows(`SELECT digest::text FROM users WHERE id = '${id}'`))[0]
      ?.digest;

  test('works without a sign-in, in the mail and in its header, as often as one likes', async () => {
    const { id, mail, token } = await digestOf();
    const header = mail?.headers?.['List-Unsubscribe'] ?? '';
    expect(header).toBe(`<http://localhost/api/user/unsubscribe?token=${token}>`);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (let time = 0; time < 2; time += 1) {
      const answer = await end(token, form);
      expect([answer.status, answer.body]).toEqual([
        200,
        { message: 'You get no digest by email any more.' },
      ]);
    }
    expect(await choiceOf(id)).toBe('OFF');
    await digests.news(id, ['Nordhavn', 'Bankrupt']);
    await digests.daysLater(id, 8);
    expect(await digests.orderDigests()).toBe(0);
  });

  test('that we did not make ends nothing', async () => {
    const { id, token } = await digestOf();
    const stranger = await digests.createReader('daily');
    const [, seal = ''] = token.split('.');
    const changed = `${seal.startsWith('A') ? 'B' : 'A'}${seal.slice(1)}`;
    const others = [
      `${stranger.id}.${seal}`,
      `${id}.${changed}`,
      `${id}.`,
      id,
      '',
      'a'.repeat(190),
    ];
    for (const other of others) expect((await end(other)).status).toBe(404);
    expect((await end('a'.repeat(201))).status).toBe(422);
    expect([await choiceOf(id), await choiceOf(stranger.id)]).toEqual(['DAILY', 'DAILY']);
  });

  test('stops a mail that is on its way', async () => {
    const { id, choose } = await digests.createReader('weekly');
    await digests.news(id, ['Nordhavn', 'Accounts filed']);
    await digests.daysLater(id, 8);
    digests.resend.faults.push('cut');
    await digests.orderDigests();
    await vi.waitFor(() => expect(digests.resend.keys).toHaveLength(1), patience);
    expect((await choose('off')).body.digest).toBe('off');
    await digests.allDone();
    expect(digests.resend.sent).toEqual([]);
  });
});
