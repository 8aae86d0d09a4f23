import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../bootstrap/user-error.mjs';
import type { Log } from '../log';
import { type Cluster, postgresEnvironment } from './cluster';
import { readPidFile } from './pid-file';
import { serverSettings } from './settings';

const RETRY_MS = 15_000;
const START_MS = 60_000;
const MAX_LOG_BYTES = 20 * 1024 * 1024;

/** A PostgreSQL process that is restarted when it ends unexpectedly. */
export class PostgresServer {
  private child?: ChildProcess;
  private stopping = false;
  private restart: Promise<void> = Promise.resolve();
  private restarts: number[] = [];

  constructor(
    private readonly cluster: Cluster,
    readonly port: number,
    private readonly log: Log,
    /** Called when PostgreSQL is gone and cannot be restarted. */
    private readonly onLost: (error: unknown) => void,
  ) {}

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /**
   * Starts and waits until connections are accepted. Children of a killed server hold its memory
   * for a moment, so that error is retried.
   */
  async start(): Promise<void> {
    const end = Date.now() + RETRY_MS;
    for (;;) {
      const failure = await this.tryStart();
      if (failure === undefined || this.stopping) return;
      if (!/shared memory block|lock file/.test(failure) || Date.now() > end) {
        throw new UserError(
          `The embedded PostgreSQL does not start: ${failure} See ${this.cluster.logFile}.`,
        );
      }
      await sleep(300);
    }
  }

  private async tryStart(): Promise<string | undefined> {
    const logStart = rotateLog(this.cluster.logFile);
    const child = this.spawn();
    this.child = child;
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
    let over = false;
    void ended.then(() => {
      over = true;
    });
    const end = Date.now() + START_MS;
    while (!over && Date.now() < end) {
      const state = readPidFile(this.cluster.data);
      if (state?.ready && state.pid === child.pid) {
        void ended.then(() => this.onExit(child));
        return undefined;
      }
      await Promise.race([sleep(20), ended]);
    }
    child.kill('SIGQUIT');
    await ended;
    return lastComplaint(this.cluster.logFile, logStart);
  }

  /** Runs in its own session, so that Ctrl-C in the terminal reaches only this process. */
  private spawn(): ChildProcess {
    const { account, binaries, data, logFile } = this.cluster;
    const { command, args } = account.wrap(binaries.postgres, [
      '-D',
      data,
      ...serverSettings(this.port, this.cluster.settings),
    ]);
    const output = openSync(logFile, 'a', 0o600);
    try {
      const stdio = ['ignore', output, output] as const;
      return spawn(command, args, {
        cwd: '/',
        env: postgresEnvironment,
        stdio: [...stdio],
        detached: true,
      });
    } finally {
      closeSync(output);
    }
  }

  private onExit(child: ChildProcess): void {
    if (this.stopping || child !== this.child) return;
    const now = Date.now();
    this.restarts = [...this.restarts.filter((time) => now - time < 60_000), now];
    if (this.restarts.length > 5) {
      this.onLost(new UserError(`PostgreSQL keeps ending. See ${this.cluster.logFile}.`));
      return;
    }
    const how = child.signalCode ?? `exit code ${child.exitCode}`;
    this.log(`PostgreSQL ended unexpectedly (${how}); starting it again.`);
    this.restart = this.recover().catch((error: unknown) => this.onLost(error));
  }

  private async recover(): Promise<void> {
    rmSync(path.join(this.cluster.data, 'postmaster.pid'), { force: true });
    await this.start();
    if (!this.stopping) this.log('PostgreSQL is back.');
  }

  /** Fast shutdown, escalating when it takes too long. Safe to call twice. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.restart;
    const child = this.child;
    if (!child?.pid) return;
    for (const [signal, patience] of [
      ['SIGINT', 6_000],
      ['SIGQUIT', 2_000],
      ['SIGKILL', 1_000],
    ] as const) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await Promise.race([ended, sleep(patience, undefined, { ref: false })]);
    }
  }
}

/** Keeps one older log; returns the offset at which this start's own lines begin. */
function rotateLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size < MAX_LOG_BYTES) return size;
  renameSync(file, `${file}.old`);
  return 0;
}

function lastComplaint(file: string, from: number): string {
  const lines = readFileSync(file).subarray(from).toString('utf8').trim().split('\n');
  const complaint = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? '';
  return complaint.replace(/^.*?(FATAL|PANIC):\s*/, '').replace(/[^.]$/, '$&.');
}
