import path from 'node:path';
import type { Environment } from './log';

export type IntegrationRow = { name: string; mode: string; set: string };

type IntegrationContext = {
  environment: Environment;
  dataFolder: string;
  embedded: boolean;
  postgresMajor: number;
  register: string;
};

const DISTRIBUTION = 'http://distribution.virk.dk';
const OPENAI = 'https://api.openai.com/v1';
/** Variables that Stripe needs besides its key. */
const STRIPE_VARIABLES = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_YEARLY'];
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);

/** `set` names what changes the mode: variables or a command. */
type Integration = { name: string; set: string; mode: (context: IntegrationContext) => string };

/** Every external service: its current mode, and what to set to enable the real one. */
const integrations: Integration[] = [
  {
    name: 'Database',
    set: 'DATABASE_URL',
    mode: ({ embedded, postgresMajor }) =>
      `${embedded ? 'embedded' : 'your'} PostgreSQL ${postgresMajor}`,
  },
  {
    name: 'Register',
    set: 'npm run register:import -- PATH…',
    mode: ({ register }) => register,
  },
  {
    name: 'Mail',
    set: 'RESEND_API_KEY',
    mode: ({ environment, dataFolder, embedded }) => {
      if (environment.RESEND_API_KEY) return 'Resend';
      const files = `files in ${path.join(dataFolder, 'outbox')}`;
      return embedded ? files : `off: ${files}`;
    },
  },
  {
    name: 'AI',
    set: 'OPENAI_API_KEY',
    mode: ({ environment }) =>
      environment.OPENAI_API_KEY
        ? `${environment.OPENAI_MODEL || 'gpt-5-mini'} at ${hostOf(environment.OPENAI_BASE_URL || OPENAI)}`
        : 'built-in reader of questions',
  },
  {
    name: 'Map',
    set: 'NEXT_PUBLIC_MAPBOX_TOKEN',
    mode: ({ environment }) =>
      environment.NEXT_PUBLIC_MAPBOX_TOKEN ? 'Mapbox' : 'own base map of Denmark',
  },
  {
    name: 'Payments',
    set: `STRIPE_SECRET_KEY, ${STRIPE_VARIABLES.join(', ')}`,
    mode: ({ environment, embedded }) => {
      if (!environment.STRIPE_SECRET_KEY) return embedded ? 'test checkout, no money moves' : 'off';
      const missing = STRIPE_VARIABLES.filter((name) => !environment[name]);
      return missing.length === 0 ? 'Stripe' : `Stripe, still without ${missing.join(', ')}`;
    },
  },
  {
    name: 'Google sign-in',
    set: 'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET',
    mode: ({ environment }) =>
      environment.GOOGLE_CLIENT_ID && environment.GOOGLE_CLIENT_SECRET ? 'on' : 'off',
  },
  {
    name: 'LinkedIn sign-in',
    set: 'LINKEDIN_CLIENT_ID, LINKEDIN_CLIENT_SECRET',
    mode: ({ environment }) =>
      environment.LINKEDIN_CLIENT_ID && environment.LINKEDIN_CLIENT_SECRET ? 'on' : 'off',
  },
  {
    name: 'Live register',
    set: 'CVR_USERNAME, CVR_PASSWORD',
    mode: ({ environment }) =>
      environment.CVR_USERNAME && environment.CVR_PASSWORD
        ? `daily at 05:30 from ${hostOf(environment.CVR_BASE_URL || DISTRIBUTION)}`
        : 'off',
  },
  {
    name: 'Register files',
    set: 'DATAFORDELER_API_KEY',
    mode: ({ environment }) =>
      environment.DATAFORDELER_API_KEY ? 'downloads of Datafordeler, on request' : 'off',
  },
];

/** Variables that enable an external service; the tests clear all of them. */
export const outsideVariables = integrations
  .flatMap(({ set }) => set.split(', '))
  .filter((name) => /^[A-Z_]+$/.test(name) && name !== 'DATABASE_URL');

export function describeIntegrations(context: IntegrationContext): IntegrationRow[] {
  return integrations.map(({ name, set, mode }) => ({ name, set, mode: mode(context) }));
}

/** Pads each column to its widest cell. */
export function formatTable(rows: IntegrationRow[]): string[] {
  const all = [{ name: 'Integration', mode: 'Mode', set: 'To change it, set' }, ...rows];
  const width = (key: keyof IntegrationRow) => Math.max(...all.map((row) => row[key].length));
  const lines = all.map(
    (row) => `  ${row.name.padEnd(width('name'))}  ${row.mode.padEnd(width('mode'))}  ${row.set}`,
  );
  return [lines[0] ?? '', `  ${'-'.repeat((lines[0] ?? '').length)}`, ...lines.slice(1)];
}
