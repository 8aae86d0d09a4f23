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
    const env = parseEnv({
      ...complete,
      PORT: '',
      RESEND_API_KEY: ' ',
      AUTH_SECRET: `${complete.AUTH_SECRET}\n`,
    });
    expect(env).toMatchObject({ PORT: 3000, AUTH_SECRET: complete.AUTH_SECRET });
    expect(env.RESEND_API_KEY).toBeUndefined();
  });

  it.each([
    ['DATABASE_POOL_SIZE', 'ten', 'must be a whole number from 1 to 200'],
    ['DATABASE_POOL_SIZE', '2.5', 'must be a whole number from 1 to 200'],
    ['SHUTDOWN_SECONDS', '0.5', 'must be a number from 1 to 600'],
    ['TAKE_JOBS', 'sometimes', 'must be on or off'],
    ['LOG_LEVEL', 'trace', 'must be one of debug, info, warn, error, silent'],
    ['MAIL_FROM', 'Veminto', 'must be an address or Name <address>'],
    ['MAIL_FROM', 'Veminto <mail@veminto.dk', 'must be an address or Name <address>'],
  ])('says of %s=%s that it %s', (name, value, sentence) => {
    const error = thrownBy(() => parseEnv({ ...complete, [name]: value }));
    const [, ...said] = describeFailure(error, undefined).split('\n');
    expect(said).toEqual([`  ${name}: ${sentence}`]);
  });

  it.each(['mail@veminto.dk', 'Veminto <mail@veminto.dk>', '"Veminto, A/S" <mail@veminto.dk>'])(
    'takes %s as a sender',
    (sender) => {
      expect(parseEnv({ ...complete, MAIL_FROM: sender }).MAIL_FROM).toBe(sender);
    },
  );

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
        '  PORT: must be a whole number from 1 to 65535',
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
    for (const url of [
      'https://veminto.dk?a=1',
      'https://veminto.dk/#a',
      'https://ida:x@veminto.dk',
    ]) {
      expect(() => parseEnv({ ...complete, APP_URL: url })).toThrow('APP_URL: must have no path');
    }
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
