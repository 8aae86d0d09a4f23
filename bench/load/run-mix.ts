import { fork } from 'node:child_process';
import path from 'node:path';
import type { Mixed } from './mix';

export type MixPlan = {
  /** Servers, used in turn. */
  origins: string[];
  /** Cookies of signed-in users, used in turn. */
  cookies: string[];
  asked: Mixed[];
  /** Requests per second, whether they are answered or not. */
  rate: number;
};

export type MixAnswers = {
  /** In ms from when each request was due, in request order. */
  latencies: number[];
  errors: string[];
  /** Until the last answer. */
  seconds: number;
};

/** Sends requests from a separate process, so that neither waits for the other. */
export function runMix(plan: MixPlan): Promise<MixAnswers> {
  const generator = path.join(import.meta.dirname, 'generator.ts');
  const child = fork(generator, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
  return new Promise((resolve, reject) => {
    child.once('message', (answers) => resolve(answers as MixAnswers));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The load generator ended with ${code}.`)));
    child.send(plan);
  });
}
