import { describe, expect, it, vi } from 'vitest';
import { readDotenv } from './local/bootstrap/dotenv.mjs';
import { describeFailure } from './local/bootstrap/run.mjs';

const complete = {
  DATABASE_URL: 'postgresql://localhost/veminto',
  AUTH_SECRET: 'a'.repeat(32),
};

// The module validates the real environment when it is loaded.
vi.stubEnv('DATABASE_URL', complete.DATABASE_URL);
vi.stubEnv('AUTH_SECRET', complete.AUTH_SECRET);
const { parseEnv } = await import('./env');

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe('parseEnv', () => {
  it('fills in everything that has a sensible default', () => {
    const env = parseEnv(complete);
    expect(env).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, DATA_DIR: '.data' });
    expect(env.appUrl).toBe('http://127.0.0.1:3000');
    expect(env.RESEND_API_KEY).toBeUndefined();
  });

  it('takes an empty value as not set', () => {
    expect(parseEnv({ ...complete, PORT: '', RESEND_API_KEY: '' }).PORT).toBe(3000);
  });

  it('lists all that is wrong at once, by name', () => {
    const wrong = {
      DATABASE_URL: 'mysql://x',
      PORT: '99999',
      ADMIN_EMAILS: 'boss@veminto.example, boss',
    };
    const error = thrownBy(() => parseEnv(wrong));
    expect(describeFailure(error, undefined)).toBe(
      [
        'The environment is not complete. Set these in .env (see .env.example):',
        '  PORT: Too big: expected number to be <=65535',
        '  DATABASE_URL: must begin with postgresql://',
        '  AUTH_SECRET: is required',
        '  ADMIN_EMAILS: must be email addresses, separated by commas',
      ].join('\n'),
    );
  });

  it('reads lists and cuts the slashes off the ends of addresses', () => {
    const env = parseEnv({
      ...complete,
      ADMIN_EMAILS: 'Boss@veminto.example; two@veminto.example',
      APP_URL: 'https://veminto.example//',
      OPENAI_BASE_URL: 'https://models.example/v1/',
    });
    expect(env.ADMIN_EMAILS).toEqual(['boss@veminto.example', 'two@veminto.example']);
    expect(env.appUrl).toBe('https://veminto.example');
    expect(env.OPENAI_BASE_URL).toBe('https://models.example/v1');
  });

  it('takes no address below a path, where nothing is served', () => {
    expect(() => parseEnv({ ...complete, APP_URL: 'https://example.dk/veminto' })).toThrow(
      '  APP_URL: must have no path',
    );
    expect(() => parseEnv({ ...complete, APP_URL: 'example.dk/veminto' })).toThrow(
      '  APP_URL: must be an http(s) address',
    );
  });
});

describe('the address of a deployment', () => {
  const preview = { VERCEL_ENV: 'preview', VERCEL_URL: 'veminto-7f3a.vercel.app' };
  const production = { VERCEL_ENV: 'production', VERCEL_PROJECT_PRODUCTION_URL: 'veminto.example' };
  it.each([
    ['a preview', preview, 'https://veminto-7f3a.vercel.app'],
    ['production', { ...preview, ...production }, 'https://veminto.example'],
    [
      'a preview beside production',
      { ...production, ...preview },
      'https://veminto-7f3a.vercel.app',
    ],
    [
      'one that is written down',
      { ...preview, APP_URL: 'https://a.example/' },
      'https://a.example',
    ],
    ['none', { VERCEL_URL: '' }, 'http://127.0.0.1:3000'],
  ])('%s', (_, given, expected) => {
    expect(parseEnv({ ...complete, ...given }).appUrl).toBe(expected);
  });
});

describe('.env.example', () => {
  it('lists every variable with a line about it', async () => {
    const { readFile } = await import('node:fs/promises');
    const { envNames } = await import('./env');
    const lines = (await readFile('.env.example', 'utf8')).split('\n');
    const explained = lines.flatMap((line, index) => {
      const name = /^([A-Z_]+)=/.exec(line)?.[1];
      return name && /^# \S/.test(lines[index - 1] ?? '') ? [name] : [];
    });
    expect(explained.sort()).toEqual([...envNames].sort());
  });

  it('gives every variable the value that it has without it', () => {
    const { NODE_ENV, ...example } = readDotenv('.env.example');
    expect(parseEnv({ ...example, ...complete })).toEqual(parseEnv(complete));
  });
});
