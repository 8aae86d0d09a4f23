import { findFreePort } from '../../lib/local/bootstrap/port.mjs';
import { tryGenerated } from './generated/index';
import { pageAddresses } from './generated/pages';
import { startInstance } from './instance';
import type { Outcome, World } from './world';

const LONGEST_MS = 2_000;

/** Statuses with counts, "200: 812, 404: 90". */
const inWords = (statuses: Map<number, number>) =>
  [...statuses]
    .sort(([left], [right]) => left - right)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');

/** Sends the given number of senseless requests to every route and page. */
export async function tryGeneratedInput(world: World, requests: number): Promise<Outcome> {
  const port = await findFreePort();
  const instance = await startInstance(world, port, `http://127.0.0.1:${port}`);
  const ended = await world.createPerson();
  await world.rows(`DELETE FROM sessions WHERE user_id = '${ended.id}'`);
  const [company] = await world.rows('SELECT key FROM companies ORDER BY key LIMIT 1');
  const report = await tryGenerated({
    port,
    requests,
    seed: world.seed,
    createPerson: world.createPerson,
    ended,
    company: String(company?.key),
    longestMs: LONGEST_MS,
    pages: world.built ? pageAddresses() : [],
  });
  for (const failure of report.failures) world.log(failure);
  const gone = (await instance.stop()) === 0 ? 0 : 1;
  const slowest = `slowest ${(report.slowest / 1_000).toFixed(1)} s`;
  const again = report.slowOnce > 0 ? `, ${report.slowOnce} quicker when asked again` : '';
  return {
    times: report.requests,
    lost: 0,
    failed: report.failures.length + gone,
    note: `seed ${world.seed}, ${slowest}${again}; ${inWords(report.statuses)}`,
  };
}
