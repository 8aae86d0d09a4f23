import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readArguments } from '../scripts/arguments.ts';
import type { Row } from './row.ts';

const READY = /^Veminto runs at (\S+)/m;

type Started = { seconds: number; stop: () => Promise<void> };

/** Runs `npm start` in a folder until it prints its address. */
function startIn(folder: string, port: number): Promise<Started> {
  const began = performance.now();
  const environment = { ...process.env, PORT: String(port), DATABASE_URL: '', DATA_DIR: '' };
  const child = spawn('npm', ['start'], { cwd: folder, env: environment, stdio: 'pipe' });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (READY.test(output)) resolve({ seconds: (performance.now() - began) / 1000, stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`npm start ended:\n${output}`)));
  });
}

const usage = `Usage: npm run bench -- start [RUNS]
  Cold start and RUNS warm starts, 5 by default, of a fresh clone of the last commit, and its size.`;

export async function measure(args: string[]): Promise<Row[]> {
  const { positionals } = readArguments({ args, allowPositionals: true }, usage);
  const warmRuns = Number(positionals[0] ?? 5);
  const port = 3900;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'veminto-start-'));
  try {
    execFileSync('git', ['clone', '--quiet', '.', folder]);
    const cold = await startIn(folder, port);
    await cold.stop();
    const warm: number[] = [];
    for (let run = 0; run < warmRuns; run++) {
      const started = await startIn(folder, port);
      warm.push(started.seconds);
      await started.stop();
    }
    warm.sort((left, right) => left - right);
    const size = execFileSync('du', ['-sm', 'node_modules'], { cwd: folder, encoding: 'utf8' });
    return [
      { measure: 'cold start, fresh clone (s)', value: cold.seconds.toFixed(1) },
      { measure: 'warm start, median (s)', value: (warm[warm.length >> 1] ?? 0).toFixed(1) },
      { measure: 'warm start, slowest (s)', value: (warm.at(-1) ?? 0).toFixed(1) },
      { measure: 'node_modules (MB)', value: size.split('\t')[0] ?? '' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
