import { expect, apiTest as test } from '../support/fixtures.ts';
import { createSession } from '../support/people.ts';
import { serveBeside } from '../support/server-beside.ts';

test('pages of an account are limited, and refused in its language', async ({ person }) => {
  // Six at once, and another one every ten seconds.
  const server = await serveBeside({ RATE_LIMIT_FACTOR: '0.05' });
  const cookie = `veminto.session=${person.token}; veminto.language=da`;
  const open = async () => {
    const response = await fetch(`${server.url}/profile`, { headers: { cookie } });
    return { response, text: await response.text() };
  };
  try {
    const all = await Promise.all(Array.from({ length: 40 }, open));
    const shown = all.filter(({ response }) => response.status === 200);
    expect(shown.length).toBeGreaterThanOrEqual(6);
    const refused = all.filter(({ response }) => response.status === 429);
    expect(refused.length).toBeGreaterThan(20);
    expect(shown.length + refused.length).toBe(40);
    for (const { response, text } of refused) {
      expect(text).toContain('<html lang="da">');
      expect(text).toContain('For mange sider på én gang');
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(response.headers.get('cache-control')).toContain('no-store');
      expect(response.headers.get('x-frame-options')).toBe('DENY');
    }
    // Anonymous visitors have no account that could read anything.
    expect((await fetch(`${server.url}/forget`)).status).toBe(200);
  } finally {
    await server.stop();
  }
});

test('more sessions of an account open no more pages', async ({ person }) => {
  const server = await serveBeside({ RATE_LIMIT_FACTOR: '0.05' });
  const sessions = [1, 2, 3, 4, 5, 6].map((at) => createSession(person, 'Test', `192.0.2.${at}`));
  const tokens = await Promise.all(sessions);
  const open = async (token: string) => {
    const headers = { cookie: `veminto.session=${token}` };
    const response = await fetch(`${server.url}/profile`, { headers });
    await response.arrayBuffer();
    return response.status;
  };
  try {
    // The owner of a session is known after its first page.
    for (const token of tokens) expect(await open(token)).toBe(200);
    const all = await Promise.all(tokens.flatMap((token) => Array(8).fill(token)).map(open));
    const shown = all.filter((status) => status === 200);
    // Counted separately, they would have 30 left.
    expect(shown.length).toBeGreaterThanOrEqual(6);
    expect(shown.length).toBeLessThan(20);
  } finally {
    await server.stop();
  }
});
