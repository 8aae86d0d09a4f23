import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MESSAGES } from './constants';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const HOSTED = { NODE_ENV: 'production', EMBEDDED_DATABASE: 'false' };

async function problemOf(address: string, variables: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...HOSTED, ...variables })) {
    vi.stubEnv(name, value);
  }
  return (await import('./address')).problemOf(address);
}

describe('the address of a webhook', () => {
  it.each([
    'https://crm.example/news?of=veminto',
    'https://crm.example:8443/',
    'https://93.184.216.34/',
    'https://[2a00:1450:400f::5]/',
    'https://xn--rdgrd-vuaf.example/',
  ])('may be %s', async (address) => expect(await problemOf(address)).toBeNull());

  it.each([
    ['crm.example', MESSAGES.url],
    ['http://crm.example/', MESSAGES.url],
    ['ftp://crm.example/', MESSAGES.url],
    ['javascript:alert(1)', MESSAGES.url],
    ['http://127.0.0.1/', MESSAGES.url],
    ['https://user:word@crm.example/', MESSAGES.urlSecrets],
    ['https://crm.example:22/', MESSAGES.urlPort],
    ['https://crm.example:80/', MESSAGES.urlPort],
    ['https://localhost/', MESSAGES.urlClosed],
    ['https://localhost./', MESSAGES.urlClosed],
    ['https://intranet/', MESSAGES.urlClosed],
    ['https://crm.internal/', MESSAGES.urlClosed],
    ['https://127.1/', MESSAGES.urlClosed],
    ['https://0x7f000001/', MESSAGES.urlClosed],
    ['https://169.254.169.254/latest', MESSAGES.urlClosed],
    ['https://[::1]/', MESSAGES.urlClosed],
    ['https://[::ffff:10.0.0.1]/', MESSAGES.urlClosed],
  ])('may not be %s', async (address, problem) => {
    expect(await problemOf(address)).toBe(problem);
  });

  it('may be one of this machine where users and operator are the same', async () => {
    const local = { EMBEDDED_DATABASE: 'true' };
    expect(await problemOf('http://127.0.0.1:4000/news', local)).toBeNull();
    expect(await problemOf('http://localhost:4000/news', local)).toBeNull();
    expect(await problemOf('http://[::1]:4000/news', local)).toBeNull();
    expect(await problemOf('http://10.0.0.1/', local)).toBe(MESSAGES.url);
    expect(await problemOf('https://127.0.0.1/', local)).toBe(MESSAGES.urlClosed);
  });

  it.each([
    ['APP_URL', 'https://veminto.example'],
    ['HOST', '0.0.0.0'],
  ])('may not where others are to reach it: %s is %s', async (name, value) => {
    const variables = { EMBEDDED_DATABASE: 'true', [name]: value };
    expect(await problemOf('http://127.0.0.1:4000/news', variables)).toBe(MESSAGES.url);
  });

  it('is kept without its fragment', async () => {
    const { cleanAddress } = await import('./address');
    expect(cleanAddress('https://CRM.example#part')).toBe('https://crm.example/');
  });
});
