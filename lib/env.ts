import 'server-only';
import { z } from 'zod';
import { AppError } from './errors';

/** Set by Next during a build, which needs no database and no secrets. */
const building = process.env.NEXT_PHASE === 'phase-production-build';

const text = z.string();
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
/** Without a slash at its end, so that paths can be appended. */
const baseUrl = httpUrl.transform((url) => url.replace(/\/+$/, ''));
const isOrigin = (url: string) => new URL(url).href === `${new URL(url).origin}/`;
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://');
const sender = z
  .string()
  .regex(
    /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an address or Name <address>',
  );
const oneOf = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });
const onOrOff = z.stringbool({ error: 'must be on or off' });
/** From `low` to `high`; anything else gets a single sentence. */
function numberFrom(low: number, high: number, isWhole = true) {
  const error = `must be a ${isWhole ? 'whole ' : ''}number from ${low} to ${high}`;
  const fits = (value: number) =>
    value >= low && value <= high && (!isWhole || Number.isInteger(value));
  return z.coerce.number({ error }).refine(fits, error);
}
const duringBuild = (value: string) => (building ? text.default(value) : text);

const envSchema = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('production'),
  HOST: text.default('127.0.0.1'),
  PORT: numberFrom(1, 65535).default(3000),
  APP_URL: baseUrl.refine(isOrigin, 'must have no path, query or user').optional(),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: duringBuild('postgresql://localhost/build').pipe(postgresUrl),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_POOL_SIZE: numberFrom(1, 200).default(10),
  DATABASE_PREPARED: onOrOff.default(true),
  SAMPLE_COMPANIES: numberFrom(0, 8_000_000).default(20_000),
  EMBEDDED_DATABASE: onOrOff.default(false),
  AUTH_SECRET: duringBuild('x'.repeat(32)).pipe(
    z.string().min(32, 'must have at least 32 characters'),
  ),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    )
    .pipe(z.array(z.email({ error: 'must be email addresses, separated by commas' }))),
  TRUSTED_PROXIES: numberFrom(0, 10).default(0),
  RATE_LIMIT_FACTOR: numberFrom(0.001, 1_000_000, false).default(1),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: baseUrl.default('https://accounts.google.com'),
  GOOGLE_API_URL: baseUrl.default('https://oauth2.googleapis.com'),
  LINKEDIN_CLIENT_ID: text.optional(),
  LINKEDIN_CLIENT_SECRET: text.optional(),
  LINKEDIN_BASE_URL: baseUrl.default('https://www.linkedin.com'),
  LINKEDIN_API_URL: baseUrl.default('https://api.linkedin.com'),
  RESEND_API_KEY: text.optional(),
  RESEND_BASE_URL: baseUrl.default('https://api.resend.com'),
  MAIL_FROM: sender.default('Veminto <no-reply@veminto.example>'),
  CVR_BASE_URL: baseUrl.default('http://distribution.virk.dk'),
  CVR_USERNAME: text.optional(),
  CVR_PASSWORD: text.optional(),
  FILINGS_BASE_URL: baseUrl.default('http://distribution.virk.dk'),
  DATAFORDELER_BASE_URL: baseUrl.default('https://api.datafordeler.dk'),
  DATAFORDELER_API_KEY: text.optional(),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: baseUrl.default('https://api.openai.com/v1'),
  OPENAI_MODEL: text.default('gpt-5-mini'),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_PRICE_MONTHLY: text.optional(),
  STRIPE_PRICE_YEARLY: text.optional(),
  STRIPE_API_URL: baseUrl.default('https://api.stripe.com'),
  NEXT_PUBLIC_MAPBOX_TOKEN: text.optional(),
  VERCEL_ENV: text.optional(),
  VERCEL_URL: text.optional(),
  VERCEL_PROJECT_PRODUCTION_URL: text.optional(),
  SHUTDOWN_DELAY_SECONDS: numberFrom(0, 300, false).default(0),
  SHUTDOWN_SECONDS: numberFrom(1, 600, false).default(25),
  TAKE_JOBS: onOrOff.default(true),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  CHECK_ANSWERS: onOrOff.default(false),
  LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent').default('info'),
});

export type Env = z.infer<typeof envSchema> & { appUrl: string };

/** Every variable this application reads; `.env.example` explains each. */
export const envNames = Object.keys(envSchema.shape);

/**
 * Validates the environment. White space around values is cut off (a file that holds a secret ends with
 * a new line), and an empty value counts as unset.
 * @throws AppError not_configured, whose message lists each invalid variable on a line of its own.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => {
      const text = value?.trim();
      return text ? [[name, text]] : [];
    }),
  );
  const result = envSchema.safeParse(given);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `  ${name}: ${given[name] === undefined ? 'is required' : issue.message}`;
    });
    throw new AppError(
      'not_configured',
      `The environment is not complete. Set these in .env (see .env.example):\n${wrong.join('\n')}`,
    );
  }
  return { ...result.data, appUrl: appUrlOf(result.data) };
}

/** The URL of a preview changes with each deployment, so the platform's variables provide it. */
function appUrlOf(given: z.infer<typeof envSchema>): string {
  const { HOST, PORT, APP_URL, VERCEL_ENV, VERCEL_URL, VERCEL_PROJECT_PRODUCTION_URL } = given;
  const production = VERCEL_ENV === 'production' ? VERCEL_PROJECT_PRODUCTION_URL : undefined;
  const deployed = production ?? VERCEL_URL;
  const own = deployed ? `https://${deployed}` : `http://${HOST}:${PORT}`;
  return APP_URL ?? own;
}

export const env = parseEnv(process.env);

/** The URL for connections that need a session of their own, bypassing a pooler in DATABASE_URL. */
export const directDatabaseUrl = ({ DATABASE_DIRECT_URL, DATABASE_URL }: Env): string =>
  DATABASE_DIRECT_URL ?? DATABASE_URL;

/**
 * Session settings that a connection sends at startup. A transaction pooler rejects or mixes them
 * up: behind one, they are set on the role; see docs/scaling.md.
 */
export const sessionSettings = <T extends object>(settings: T): Partial<T> =>
  env.DATABASE_DIRECT_URL === undefined ? settings : {};

/**
 * The environment of scripts that the server starts. They load data and take session locks, which
 * does not work through a transaction pooler, and they must read their own writes.
 */
export const scriptEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: directDatabaseUrl(env),
  DATABASE_REPLICA_URL: '',
});

/** Set by the launcher when the server, instead of Next, handles shutdown; see lib/operation. */
export const handlesShutdown = process.env.NEXT_MANUAL_SIG_HANDLE !== undefined;
