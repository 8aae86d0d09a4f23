import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../lib/local/bootstrap/user-error.mjs';
import type { Binaries } from '../../lib/local/postgres/binaries';

/** Debian's location: one folder per version, without server programs on the PATH. */
const POSTGRES = '/usr/lib/postgresql';
const PGBOUNCER = '/usr/sbin/pgbouncer';
const OLDEST = 15;

const INSTALL = `This needs PostgreSQL ${OLDEST} or newer and PgBouncer of Debian or Ubuntu:
  apt-get install --no-install-recommends postgresql pgbouncer
and then, as they are only tried here:
  systemctl disable --now postgresql pgbouncer`;

export type Programs = { postgres: Binaries; baseBackup: string; pgbouncer: string };

/** @throws UserError explaining how to install them. */
export function findPrograms(): Programs {
  const majors = existsSync(POSTGRES) ? readdirSync(POSTGRES).map(Number) : [];
  const major = Math.max(0, ...majors.filter((number) => number >= OLDEST));
  const bin = path.join(POSTGRES, String(major), 'bin');
  const programs = {
    postgres: { postgres: path.join(bin, 'postgres'), initdb: path.join(bin, 'initdb'), major },
    baseBackup: path.join(bin, 'pg_basebackup'),
    pgbouncer: PGBOUNCER,
  };
  const needed = [programs.postgres.postgres, programs.baseBackup, PGBOUNCER];
  if (!needed.every((file) => existsSync(file))) throw new UserError(INSTALL);
  return programs;
}

/** 1.18.0 is [1, 18]. */
export function pgbouncerVersion(program: string): [major: number, minor: number] {
  const text = execFileSync(program, ['--version'], { encoding: 'utf8' });
  const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(text) ?? [];
  return [Number(major), Number(minor)];
}
