import { onConnection } from '../db/silence';
import { UserError } from './bootstrap/user-error.mjs';
import type { Environment } from './log';

const OLDEST = 150_000;
/** Timeout for connecting and for each answer. */
const PATIENCE_MS = 8_000;

/** `variable` is the one that names it, for messages. */
type NamedDatabase = { url: string; variable: string };

/**
 * The configured database, bypassing a pooler: migrations and loads take session locks.
 * @returns null when none is configured.
 * @throws UserError for the direct address alone: the server needs the other one, and what leaves
 *   it out would use another database than what reads it.
 */
export function findDirectDatabase(environment: Environment): NamedDatabase | null {
  const [direct, url] = [environment.DATABASE_DIRECT_URL, environment.DATABASE_URL].map((text) =>
    text?.trim(),
  );
  if (direct && !url) {
    throw new UserError(
      'DATABASE_DIRECT_URL is set without DATABASE_URL. Set DATABASE_URL too, to the same address if there is no pooler, or leave both empty to use the embedded database.',
    );
  }
  if (direct) return { url: direct, variable: 'DATABASE_DIRECT_URL' };
  return url ? { url, variable: 'DATABASE_URL' } : null;
}

/** Checks that the database is reachable and not too old. @returns its major version. */
export async function checkDatabase(
  { url: connectionString, variable }: NamedDatabase,
  patienceMs = PATIENCE_MS,
): Promise<number> {
  const target = describeTarget(connectionString, variable);
  const patience = { connectionTimeoutMillis: patienceMs, silenceMs: patienceMs };
  try {
    const { rows } = await onConnection({ connectionString, ...patience }, (client) =>
      client.query<{ version: string }>("SELECT current_setting('server_version_num') AS version"),
    );
    return requireVersion(Number(rows[0]?.version));
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(explain(error, target));
  }
}

/** @throws UserError when `server_version_num` is below 15. */
export function requireVersion(version: number): number {
  const major = Math.floor(version / 10_000);
  if (version >= OLDEST) return major;
  throw new UserError(
    `The database is PostgreSQL ${major}; Veminto needs 15 or newer. Upgrade it, or leave DATABASE_URL empty to use the embedded one.`,
  );
}

/** Errors of Node's TLS about the certificate that the server shows. */
const CERTIFICATE = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_)/;

type Target = { where: string; database: string; user: string; variable: string };

function describeTarget(connectionString: string, variable: string): Target {
  if (!/^postgres(ql)?:\/\//.test(connectionString)) throw notAnAddress(variable);
  try {
    const url = new URL(connectionString);
    // Such an address has no fragment: the # is of a password, and cuts it off.
    if (url.hash) throw notAnAddress(variable);
    const where = `${url.hostname || 'localhost'}:${url.port || 5432}`;
    const user = decodeURIComponent(url.username);
    const database = decodeURIComponent(url.pathname.slice(1)) || user;
    return { where, user, database, variable };
  } catch {
    throw notAnAddress(variable);
  }
}

function notAnAddress(variable: string): UserError {
  return new UserError(
    `${variable} is not an address of the form postgresql://user:password@host:5432/database. Correct it; in user and password write # as %23, / as %2F, ? as %3F, @ as %40 and % as %25.`,
  );
}

/** Translates an error from PostgreSQL or the network into a message without the password. */
function explain(error: unknown, { where, database, user, variable }: Target): string {
  const { code, message } = error as { code?: string; message?: string };
  if (CERTIFICATE.test(code ?? '')) {
    return `The certificate of PostgreSQL at ${where} is refused (${code}). Renew it, set the clock of this machine, or name the issuer's certificate in ${variable} with sslrootcert.`;
  }
  switch (code) {
    case '28P01':
    case '28000':
      return `PostgreSQL at ${where} refuses the user "${user}". Correct user and password in ${variable}.`;
    case '3D000':
      return `The database "${database}" does not exist at ${where}. Create it, or correct ${variable}.`;
    case '53300':
      return `PostgreSQL at ${where} has no connection left. Raise max_connections or close others.`;
    case '57P03':
      return `PostgreSQL at ${where} is still starting up. Try again in a moment.`;
    default:
      return `PostgreSQL at ${where} cannot be reached (${code ?? message ?? 'no answer'}). Check that it runs and that ${variable} is right.`;
  }
}
