import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './bootstrap/user-error.mjs';

/** What is generated once for a data folder. */
export type Secrets = {
  authSecret: string;
  databasePassword: string;
  demoUserPassword: string;
  demoAdminPassword: string;
};

/** Reads DATA_DIR/secrets.json, adds what is missing, keeps it for the owner only. */
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

// Letters and digits that look like another one are left out: people type these.
const alphabets = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#$%^&*'];

/** A password by the product's own rules: each kind occurs, 14 characters. */
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
