import { fork } from 'node:child_process';
import path from 'node:path';
import type { Server } from '../server';

/** One request: a POST when it has a body. */
export type Asked = { path: string; body?: string; headers?: Record<string, string> };

export type Plan = {
  /** Servers, used in turn. */
  origins: string[];
  /** Of signed-in users, used in turn. */
  cookies: string[];
  /** Sent one after the other, starting over at the end. */
  asked: Asked[];
  seconds: number;
} & (
  | { /** So many a second, whether they are answered or not. */ rate: number }
  | { /** So many at a time, each connection as fast as it is answered. */ connections: number }
);

export type Answers = {
  /** In ms; with a fixed rate, from when the request was due. */
  latencies: number[];
  /** Failed requests and wrong answers. */
  errors: string[];
  /** Until the last answer. */
  seconds: number;
  /** Answers per second. */
  rate: number;
  /** Bytes per answer, as sent. */
  size: number;
};

type Amount = Pick<Plan, 'asked' | 'seconds'> &
  Partial<Pick<Plan, 'cookies'>> &
  ({ rate: number } | { connections: number });

/** Sends requests from a separate process, so that neither waits for the other. */
export function load({ origins, cookie }: Server, amount: Amount): Promise<Answers> {
  const plan: Plan = { cookies: [`${cookie.name}=${cookie.value}`], ...amount, origins };
  const generator = path.join(import.meta.dirname, 'generator.ts');
  const child = fork(generator, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
  return new Promise((resolve, reject) => {
    child.once('message', (answers) => resolve(answers as Answers));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The load generator ended with ${code}.`)));
    child.send(plan);
  });
}
