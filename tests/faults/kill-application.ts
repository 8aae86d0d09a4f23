import { setTimeout as sleep } from 'node:timers/promises';
import { OUTSIDE_NEXT, startProgram } from '../support/child-program';
import { type Call, type Kind, quota, save, share, signUp } from './kinds';
import type { Outcome, World } from './world';

const UNSENT_MS = 300_000;

async function startApp({ root, environment }: World) {
  const args = [...OUTSIDE_NEXT, '--import', 'tsx', 'tests/support/killable-app.ts'];
  const env = { ...environment, APP_URL: 'http://localhost' };
  const { said, kill } = await startProgram(args, { cwd: root, env });
  return { url: `http://127.0.0.1:${said[0]}`, kill };
}

/** The status, or 0 without an answer. */
async function ask(url: string, { path, token, body }: Call): Promise<number> {
  const sent = body();
  const headers = new Headers(token ? { 'x-auth-token': token } : {});
  if (typeof sent === 'string') headers.set('content-type', 'application/json');
  return fetch(url + path, { method: 'POST', headers, body: sent }).then(
    (response) => response.text().then(() => response.status),
    () => 0,
  );
}

/** Makes the calls and kills the application after some of the answers. */
async function askAndKill(world: World, calls: Call[]): Promise<number[]> {
  const app = await startApp(world);
  const answers = 1 + Math.floor(Math.random() * (calls.length - 6));
  const [first, ...others] = calls;
  if (!first) return [];
  // The first one alone, because it loads the code.
  const warm = await ask(app.url, first);
  let answered = 0;
  const statuses = await Promise.all(
    others.map(async (call) => {
      const status = await ask(app.url, call);
      answered += 1;
      if (answered === answers) await app.kill();
      return status;
    }),
  ).finally(app.kill);
  return [warm, ...statuses];
}

/** Kills `times` times, checking each; unanswered calls are repeated at the end. */
async function killDuring(kind: Kind, times: number, world: World): Promise<Outcome> {
  const open: Call[] = [];
  const wrong: number[] = [];
  let lost = 0;
  for (let time = 0; time < times; time += 1) {
    const people = await Promise.all(Array.from({ length: 5 }, world.createPerson));
    const calls = await kind.calls(world, people);
    const statuses = await askAndKill(world, calls);
    const acknowledged = calls.filter((_, at) => kind.done.includes(statuses[at] ?? 0));
    const kept = await kind.kept(world, calls);
    lost += acknowledged.filter(({ id }) => !kept.has(id)).length;
    const isOpen = (status: number | undefined) => status === 0 || status === 503;
    wrong.push(...statuses.filter((status) => !isOpen(status) && !kind.done.includes(status)));
    open.push(...calls.filter((_, at) => isOpen(statuses[at])));
  }
  const app = await startApp(world);
  for (const call of open) {
    const status = await ask(app.url, call);
    if (!kind.done.includes(status)) wrong.push(status);
  }
  if (kind === share) lost += await countUnsent(world);
  await app.kill();
  const statuses = wrong.length > 0 ? `; wrongly answered: ${wrong.join(' ')}` : '';
  const note = `${open.length} without an answer, or told to ask again, asked again${statuses}`;
  return { times, lost, failed: wrong.length, note };
}

/** Files that were accepted but did not reach the mail service, or reached it twice. */
async function countUnsent(world: World): Promise<number> {
  const end = Date.now() + UNSENT_MS;
  let waiting = Number.POSITIVE_INFINITY;
  while (waiting > 0 && Date.now() < end) {
    // A killed server's jobs count as abandoned after a minute, which is not waited for here.
    await world.rows(`UPDATE pgboss.job SET start_after = now(),
      started_on = CASE WHEN state = 'active' THEN now() - interval '2 minutes' ELSE started_on END
      WHERE name = 'share-mail' AND state < 'completed'`);
    await sleep(1_000);
    const [row] = await world.rows(`SELECT count(*) AS waiting FROM shares WHERE status <> 'SENT'`);
    waiting = Number(row?.waiting);
  }
  const shared = world.resend.sent.map(({ to }) => to).filter((to) => to.includes('@friends.'));
  return waiting + shared.length - new Set(shared).size;
}

export const applicationKills = [signUp, save, share, quota].map((kind) => ({
  name: kind.name,
  run: (world: World, times: number) => killDuring(kind, times, world),
}));
