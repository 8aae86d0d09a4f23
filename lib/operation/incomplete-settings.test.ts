import { expect, it } from 'vitest';
import { parseEnv } from '@/lib/env';
import { findIncompleteSettings } from './incomplete-settings';

const required = { DATABASE_URL: 'postgresql://localhost/veminto', AUTH_SECRET: 'a'.repeat(32) };
const found = (given: Record<string, string>) =>
  findIncompleteSettings(parseEnv({ ...required, ...given }));

it('names what a service lacks, one sentence each', () => {
  const given = { CVR_USERNAME: 'veminto', GOOGLE_CLIENT_SECRET: 's', STRIPE_SECRET_KEY: 'sk_1' };
  expect(found({ ...given, STRIPE_PRICE_YEARLY: 'price_1' })).toEqual([
    'GOOGLE_CLIENT_SECRET is set without GOOGLE_CLIENT_ID: the service needs all of them.',
    'CVR_USERNAME is set without CVR_PASSWORD: the service needs all of them.',
    'STRIPE_SECRET_KEY, STRIPE_PRICE_YEARLY is set without STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY: the service needs all of them.',
  ]);
});

it('says that no mail leaves without a sender of ones own', () => {
  const sentence = expect.stringContaining('RESEND_API_KEY is set without MAIL_FROM');
  expect(found({ RESEND_API_KEY: 're_1' })).toEqual([sentence]);
  expect(found({ RESEND_API_KEY: 're_1', MAIL_FROM: 'mail@veminto.example' })).toEqual([sentence]);
  expect(found({ RESEND_API_KEY: 're_1', MAIL_FROM: 'Veminto <mail@veminto.dk>' })).toEqual([]);
});

it('has nothing to say of a service that is set up, or not used', () => {
  expect(found({})).toEqual([]);
  expect(found({ CVR_USERNAME: 'veminto', CVR_PASSWORD: 'secret' })).toEqual([]);
});
