import { expect, apiTest as test } from '../support/fixtures.ts';
import { serveBeside } from '../support/server-beside.ts';

test('pages of an account are limited, and refused in its language', async ({ person }) => {
  // Six at once, and another one every ten seconds.
  const server = await serveBeside({ RATE_LIMIT_FACTOR: '0.05' });
  const cookie = `veminto.session=${person.token}; veminto.language=da`;
  const open = async (headers: Record<string, string>) => {
    const response = await fetch(`${server.url}/profile`, { headers: { cookie, ...headers } });
    return { response, text: await response.text() };
  };
  try {
    const all = await Promise.all([
      ...Array.from({ length: 20 }, () => open({})),
      ...Array.from({ length: 20 }, () => open({ rsc: '1' })),
    ]);
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
    // Who is not signed in has no account that could read anything.
    expect((await fetch(`${server.url}/forget`)).status).toBe(200);
  } finally {
    await server.stop();
  }
});
