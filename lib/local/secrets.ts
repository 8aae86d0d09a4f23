import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './bootstrap/user-error.mjs';

/** Secrets that are generated once per data folder. */
export type Secrets = {
  authSecret: string;
  databasePassword: string;
  demoUserPassword: string;
  demoAdminPassword: string;
};

/** Reads DATA_DIR/secrets.json, adds missing secrets and restricts the file to its owner. */
export function loadSecrets(folder: string): Secrets {
  const file = path.join(folder, 'secrets.json');
  const kept = readSecrets(file);
  const secrets: Secrets = {
    authSecret: kept.authSecret ?? randomBytes(32).toString('base64url'),
    databasePassword: kept.databasePassword ?? randomBytes(24).toString('base64url'),
    demoUserPassword: kept.demoUserPassword ?? generatePassword(),
    demoAdminPassword: kept.demoAdminPassword ?? generatePassword(),
  };
  if (Object.keys(secrets).every((name) => name in kept)) return secrets;
  const half = `${file}.${process.pid}`;
  writeFileSync(half, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(half, 0o600);
  renameSync(half, file);
  return secrets;
}

function readSecrets(file: string): Partial<Secrets> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new UserError(`${file} cannot be read. Start as the user who owns it.`);
  }
  try {
    return JSON.parse(text) as Partial<Secrets>;
  } catch {
    throw new UserError(`${file} is not JSON. Remove it; new secrets are made at the next start.`);
  }
}

// Without look-alike letters and digits, because people type these passwords.
const alphabets = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#$%^&*'];

/** A 14-character password that satisfies the application's own rules: every kind occurs. */
export function generatePassword(): string {
  const any = alphabets.slice(0, 3).join('');
  const picked = [...alphabets, ...Array<string>(10).fill(any)].map(pick);
  for (let index = picked.length - 1; index > 0; index -= 1) {
    const other = randomInt(index + 1);
    [picked[index], picked[other]] = [picked[other] as string, picked[index] as string];
  }
  return picked.join('');
}

function pick(alphabet: string): string {
  return alphabet.charAt(randomInt(alphabet.length));
}
