import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../bootstrap/user-error.mjs';

/** The user account that PostgreSQL's programs run as. */
export type Account = {
  /** Owner of the files; undefined when they run as the current user. */
  owner?: { uid: number; gid: number };
  wrap: (program: string, args: string[]) => { command: string; args: string[] };
};

type Entry = { name: string; uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root, so root runs it as an unprivileged account that every Linux
 * has. If that account cannot reach the checkout (below /root, for example), it gets the one
 * capability needed to traverse the folders.
 */
export function chooseAccount(postgres: string, dataFolder: string): Account {
  const setpriv = hasSetpriv();
  // Makes the kernel end PostgreSQL when this process dies for any reason.
  const tie = setpriv ? ['--pdeathsig', 'INT'] : [];
  if (process.getuid?.() !== 0) return { wrap: wrapWith(tie) };
  const entry = findOwner(dataFolder) ?? findAccount();
  if (!entry || !setpriv)
    throw cannotRunAsRoot('neither an unprivileged account nor setpriv is here');
  chownSync(dataFolder, entry.uid, entry.gid);
  const ids = ['--reuid', String(entry.uid), '--regid', String(entry.gid), '--clear-groups'];
  for (const capability of [undefined, 'dac_read_search', 'dac_override']) {
    const lent = capability ? lend(capability) : ['--inh-caps=-all'];
    const wrap = wrapWith([...tie, ...ids, ...lent]);
    if (reaches(wrap, postgres, dataFolder)) return { owner: entry, wrap };
  }
  throw cannotRunAsRoot(`the account ${entry.name} cannot reach ${path.dirname(dataFolder)}`);
}

/** Without this secure bit, access(2), which initdb uses, would ignore the capability. */
function lend(capability: string): string[] {
  const caps = [`--inh-caps=-all,+${capability}`, `--ambient-caps=+${capability}`];
  return ['--securebits=+no_setuid_fixup', ...caps];
}

function cannotRunAsRoot(why: string): UserError {
  return new UserError(
    `PostgreSQL refuses to run as root and ${why}. Start as an ordinary user or set DATABASE_URL.`,
  );
}

function wrapWith(options: string[]): Account['wrap'] {
  if (options.length === 0) return (command, args) => ({ command, args });
  return (program, args) => ({ command: 'setpriv', args: [...options, '--', program, ...args] });
}

function hasSetpriv(): boolean {
  if (process.platform !== 'linux') return false;
  return spawnSync('setpriv', ['--pdeathsig', 'INT', '--', 'true']).status === 0;
}

/** Data created earlier by an ordinary user stays theirs. */
function findOwner(dataFolder: string): Entry | undefined {
  const { uid, gid } = statSync(dataFolder);
  return uid === 0 ? undefined : { name: `with the number ${uid}`, uid, gid };
}

function findAccount(): Entry | undefined {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const wanted of ['postgres', 'nobody']) {
    const fields = lines.find((line) => line.startsWith(`${wanted}:`))?.split(':');
    const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
    if (fields && uid > 0 && gid > 0) return { name: wanted, uid, gid };
  }
  return undefined;
}

/** Checks that the account can run the program and enter its folder. */
function reaches(wrap: Account['wrap'], postgres: string, dataFolder: string): boolean {
  const script = '"$1" --version >/dev/null && cd "$2"';
  const { command, args } = wrap('/bin/sh', ['-c', script, 'sh', postgres, dataFolder]);
  return spawnSync(command, args, { cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Transfers a file or folder to the account; a no-op when running as the current user. */
export function giveTo(account: Account, file: string): void {
  if (account.owner) chownSync(file, account.owner.uid, account.owner.gid);
}
