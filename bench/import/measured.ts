import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { TYPESCRIPT } from '../../lib/local/node-process';
import type { Row } from '../row';

type Measured = { seconds: number; peakMb: number };

/** The most memory a process has held so far, its threads included; Linux only. */
function peakKb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Runs one of our commands in its own process and measures it from start to exit. */
export function runMeasured(url: string, args: readonly string[]): Promise<Measured> {
  const began = performance.now();
  const child = spawn(process.execPath, [...TYPESCRIPT, ...args], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, peakKb(child.pid));
  }, 50);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      clearInterval(watch);
      const seconds = (performance.now() - began) / 1000;
      if (code === 0) resolve({ seconds, peakMb: peak / 1024 });
      else reject(new Error(`${args.join(' ')} ended with ${code}:\n${output}`));
    });
  });
}

/** A measured command as a row of the table. */
export const row = (what: string, count: number, { seconds, peakMb }: Measured): Row => ({
  what,
  count,
  seconds: seconds.toFixed(1),
  'per second': Math.round(count / seconds),
  'peak MB': Math.round(peakMb),
});
