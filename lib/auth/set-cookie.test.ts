import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.resetModules());

async function cookiesAt(appUrl: string): Promise<string[]> {
  vi.stubEnv('APP_URL', appUrl);
  const cookies = await import('./set-cookie');
  const response = new Response();
  cookies.setSessionCookie(response, 'sealed');
  cookies.setDeviceCookie(response, 'device');
  cookies.setFlowCookie(response, 'flow', 600);
  cookies.setLanguageCookie(response, 'da');
  cookies.forgetEverything(response);
  expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"');
  return response.headers.getSetCookie();
}

it('under https cookies belong to this host alone and travel encrypted', async () => {
  expect(await cookiesAt('https://veminto.example')).toEqual([
    '__Host-veminto.session=sealed; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
    '__Host-veminto.device=device; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure',
    '__Host-veminto.oauth=flow; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure',
    '__Host-veminto.language=da; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure',
    '__Host-veminto.session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    '__Host-veminto.tableColumns=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    '__Host-veminto.oauth=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  ]);
});

it('without it they have no prefix that browsers would refuse', async () => {
  expect(await cookiesAt('http://127.0.0.1:3000')).toEqual([
    'veminto.session=sealed; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax',
    'veminto.device=device; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax',
    'veminto.oauth=flow; Path=/; Max-Age=600; HttpOnly; SameSite=Lax',
    'veminto.language=da; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax',
    'veminto.session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    'veminto.tableColumns=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    'veminto.oauth=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  ]);
});
