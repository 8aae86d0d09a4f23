import { fork } from 'node:child_process';
import path from 'node:path';
import type { Server } from '../server';

/** One request: a POST when it has a body. */
export type Asked = { path: string; body?: string; headers?: Record<string, string> };

export type Plan = {
  /** Servers, asked in turn. */
  origins: string[];
  cookie: string;
  /** Asked one after the other, from the first again when all were. */
  asked: Asked[];
  seconds: number;
} & (
  | { /** So many a second, whether they are answered or not. */ rate: number }
  | { /** So many at a time, each connection as fast as it is answered. */ connections: number }
);

export type Answers = {
  /** In ms; of a fixed rate from when the request was due. */
  latencies: number[];
  /** Answers that were none, or not what was asked for. */
  errors: string[];
  /** Answers a second, until the last one. */
  rate: number;
  /** Bytes of an answer, as sent. */
  size: number;
};

type Amount = Pick<Plan, 'asked' | 'seconds'> & ({ rate: number } | { connections: number });

/** Asks all servers from a process of its own, so that neither waits for the other. */
export function load({ origins, cookie }: Server, amount: Amount): Promise<Answers> {
  const plan: Plan = { ...amount, origins, cookie: `${cookie.name}=${cookie.value}` };
  const generator = path.join(import.meta.dirname, 'generator.ts');
  const child = fork(generator, { execArgv: ['--import', 'tsx'] });
  return new Promise((resolve, reject) => {
    child.once('message', (answers) => resolve(answers as Answers));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The load generator ended with ${code}.`)));
    child.send(plan);
  });
}
