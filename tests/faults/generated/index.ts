import fc from 'fast-check';
import type { OpenApiDocument } from '../../../lib/openapi/types.ts';
import { problemOf } from './judge.ts';
import {
  type Generated,
  nowhere,
  type Role,
  type Subject,
  subjectOf,
  subjectOfPage,
} from './requests.ts';
import { type Caller, type Someone, send } from './send.ts';

export type GeneratedPlan = {
  port: number;
  /** Addresses of pages; empty if only the API is served. */
  pages: string[];
  requests: number;
  seed: number;
  /** Requests that take longer every time are failures. */
  longestMs: number;
  createPerson: (role: 'USER' | 'ADMIN') => Promise<Someone>;
  /** A session that has ended. */
  ended: Someone;
  company: string;
};

export type GeneratedReport = {
  requests: number;
  /** One line each, with the seed to reproduce it. */
  failures: string[];
  /** In ms; and how many were too slow at first but not when repeated. */
  slowest: number;
  slowOnce: number;
  statuses: Map<number, number>;
};

const AT_ONCE = 4;
const TRIES_OF_SLOW = 3;
const SHOWN = 600;

const madeUp: Someone = { id: 'made-up', token: 'eyJhbGciOiJub25lIn0.e30.' };

async function subjectsOf({ port, pages }: GeneratedPlan): Promise<Subject[]> {
  const response = await fetch(`http://127.0.0.1:${port}/api/openapi.json`);
  const { paths } = (await response.json()) as OpenApiDocument;
  const operations = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      subjectOf(address, method.toUpperCase(), operation),
    ),
  );
  return [...operations, ...pages.map(subjectOfPage), nowhere];
}

/** Users with one role; those signed out or deleted by a request are replaced. */
async function callerOf(plan: GeneratedPlan): Promise<Caller> {
  const [user, admin] = await Promise.all([plan.createPerson('USER'), plan.createPerson('ADMIN')]);
  const people = { user, admin, 'made-up': madeUp, ended: plan.ended };
  return { port: plan.port, company: plan.company, people };
}

const roles: Partial<Record<Role, 'USER' | 'ADMIN'>> = { user: 'USER', admin: 'ADMIN' };

function asker(plan: GeneratedPlan, report: GeneratedReport, caller: Caller) {
  const ask = async (asked: Generated) => {
    const given = await send(asked, caller);
    report.requests += 1;
    report.statuses.set(given.status, (report.statuses.get(given.status) ?? 0) + 1);
    const { role } = asked;
    const lost = given.status === 401 && (role === 'user' || role === 'admin') && roles[role];
    if (lost) caller.people[role] = await plan.createPerson(lost);
    return given;
  };
  /** @throws if the answer is wrong, or too slow every time. */
  return async (asked: Generated) => {
    for (let tried = 1; ; tried += 1) {
      const given = await ask(asked);
      const isSlow = given.ms > plan.longestMs;
      const isUnanswered = isSlow && given.status === 0;
      const problem = isUnanswered ? null : problemOf(asked, given);
      if (problem) throw new Error(problem);
      if (!isSlow && tried > 1) report.slowOnce += 1;
      if (!isSlow) report.slowest = Math.max(report.slowest, given.ms);
      if (!isSlow) return;
      if (tried === TRIES_OF_SLOW) throw new Error(`${(given.ms / 1_000).toFixed(1)} s`);
    }
  };
}

function inShort(asked: Generated): string {
  const { body, ...rest } = asked;
  const sent = body && { type: body.type, text: body.bytes.toString('latin1') };
  return JSON.stringify({ ...rest, body: sent }).slice(0, SHOWN);
}

async function trySubject(
  { name, requests }: Subject,
  plan: GeneratedPlan & { each: number },
  report: GeneratedReport,
): Promise<void> {
  const ask = asker(plan, report, await callerOf(plan));
  const found = await fc.check(fc.asyncProperty(requests, ask), {
    seed: plan.seed,
    numRuns: plan.each,
    verbose: 0,
  });
  if (!found.failed) return;
  const [asked] = found.counterexample ?? [];
  const problem = found.errorInstance instanceof Error ? found.errorInstance.message : 'failed';
  report.failures.push(
    `${name}: ${problem} (seed ${plan.seed}, path "${found.counterexamplePath}"): ${asked ? inShort(asked) : ''}`,
  );
}

/** Sends the given number of senseless requests to everything. */
export async function tryGenerated(plan: GeneratedPlan): Promise<GeneratedReport> {
  const subjects = await subjectsOf(plan);
  const each = Math.ceil(plan.requests / subjects.length);
  const report: GeneratedReport = {
    requests: 0,
    failures: [],
    slowest: 0,
    slowOnce: 0,
    statuses: new Map(),
  };
  const waiting = subjects.values();
  const work = async () => {
    for (const subject of waiting) await trySubject(subject, { ...plan, each }, report);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return report;
}
