import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeFailure } from '../lib/local/bootstrap/run.mjs';
import type { Row } from './row.ts';

/** `npm run bench -- <name> [options]`: each module prints a table and returns it. */
const benches: Record<string, () => Promise<{ measure: (args: string[]) => Promise<Row[]> }>> = {
  accounts: () => import('./accounts/index.ts'),
  admin: () => import('./admin/index.ts'),
  ai: () => import('./ai/index.ts'),
  browser: () => import('./pages/browser/index.ts'),
  export: () => import('./export/index.ts'),
  http: () => import('./pages/http/index.ts'),
  company: () => import('./company/index.ts'),
  connections: () => import('./connections/index.ts'),
  import: () => import('./import/index.ts'),
  'import-rows': () => import('./import-rows/index.ts'),
  load: () => import('./load/index.ts'),
  javascript: () => import('./javascript.ts'),
  mentions: () => import('./mentions/index.ts'),
  network: () => import('./network/index.ts'),
  people: () => import('./people/index.ts'),
  roles: () => import('./roles/index.ts'),
  saved: () => import('./saved/index.ts'),
  search: () => import('./search/index.ts'),
  quality: () => import('./quality/index.ts'),
  serving: () => import('./pages/serving.ts'),
  start: () => import('./start.ts'),
  watch: () => import('./watch/index.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = benches[name];
if (!load) {
  const names = Object.keys(benches).join(', ');
  if (name !== '' && name !== '--help') console.error(`There is no measurement ${name}.`);
  console.log(`Measurements: ${names}\nnpm run bench -- <name> [--help]`);
  process.exit(['', '--help'].includes(name) ? 0 : 1);
}
const rows = await (await load()).measure(args).catch((error: unknown) => {
  console.error(describeFailure(error, process.env.LOG_LEVEL));
  process.exit(1);
});
console.table(rows);
const folder = path.resolve('.cache/bench');
mkdirSync(folder, { recursive: true });
const result = { name, at: new Date().toISOString(), node: process.version, rows };
writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
console.log(`Written to ${path.join(folder, `${name}.json`)}`);
