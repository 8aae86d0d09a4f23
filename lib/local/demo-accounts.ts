import { hash, verify } from '@node-rs/argon2';
import type pg from 'pg';
import type { Secrets } from './secrets';

/** Argon2id with the application's own parameters, see docs/security. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type DemoAccount = {
  label: string;
  email: string;
  /** Undefined when the owner has changed it. */
  password: string | undefined;
};

const accounts = [
  { label: 'Demo user', email: 'demo@veminto.example', role: 'USER', secret: 'demoUserPassword' },
  {
    label: 'Demo admin',
    email: 'admin@veminto.example',
    role: 'ADMIN',
    secret: 'demoAdminPassword',
  },
] as const;

/**
 * Creates two demo accounts; only ever in the embedded database. An account whose password was
 * changed is left alone, because someone uses it now.
 */
export async function ensureDemoAccounts(
  client: pg.Client,
  secrets: Secrets,
): Promise<DemoAccount[]> {
  return Promise.all(
    accounts.map(async ({ label, email, role, secret }) => {
      const password = secrets[secret];
      const kept = await client.query<{ password_hash: string | null }>(
        'SELECT password_hash FROM users WHERE email = $1',
        [email],
      );
      const row = kept.rows[0];
      if (row) {
        const same = row.password_hash !== null && (await verify(row.password_hash, password));
        return { label, email, password: same ? password : undefined };
      }
      await client.query(
        `INSERT INTO users (email, first_name, last_name, password_hash, role, email_verified_at)
         VALUES ($1, 'Demo', $2, $3, $4, now()) ON CONFLICT (email) DO NOTHING`,
        [email, role === 'ADMIN' ? 'Admin' : 'User', await hash(password, argon2Options), role],
      );
      return { label, email, password };
    }),
  );
}
