import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { beginChanges, noting } from '@/lib/search-index/changed';
import { indexRegister, rebuildIndex } from '@/lib/search-index/rebuild';
import { refreshIndex } from '@/lib/search-index/refresh';
import { readIndex } from '@/lib/search-index/store';

const c = new pg.Client(process.env.DATABASE_URL);
await c.connect();
await c.query("set work_mem='64MB'");
const rss = () =>
  Math.round(process.memoryUsage().rss / 2 ** 20) +
  ' MiB' +
  ' max ' +
  Math.round(process.resourceUsage().maxRSS / 1024);
let t = Date.now();
const lap = (n: string) => {
  console.log(n, Date.now() - t, 'ms', rss());
  t = Date.now();
};
if (process.argv[2] === 'rebuild') {
  await c.query('begin');
  await rebuildIndex(c);
  await c.query('commit');
  lap('rebuild');
  process.exit();
}
const orig = c.query.bind(c);
await c.query('begin');
await beginChanges(c);
// TIMED
const n = Number(process.argv[2]);
await c.query(
  noting(
    `UPDATE companies SET employees = 77, name = CASE WHEN random() < 0.3 THEN name || ' Nyt ApS' WHEN random() < 0.3 THEN (select max(name) from companies where key > '50000000') ELSE name END WHERE key in (select key from companies order by md5(key) limit ${n})`,
  ),
);
await c.query(
  `create temp table doomed as select key from companies order by md5(key||'x') limit 20`,
);
await c.query(`insert into changed_companies select key from doomed; `);
for (const tb of ['companies'])
  await c.query(`delete from ${tb} where key in (select key from doomed)`);
lap('change');
{ const o = c.query.bind(c) as any; (c as any).query = (...a: any[]) => { const at = Date.now(); const text = typeof a[0] === 'string' ? a[0] : a[0].text; const r = o(...a); if (r?.then) r.then(() => console.log('  q', Date.now()-at, 'ms at', at - t, text.replace(/\s+/g,' ').slice(0,80))); else console.log('  copy at', at-t, text.replace(/\s+/g,' ').slice(0,60)); return r; }; }
t = Date.now();
console.log('version', await refreshIndex(c));
lap('refresh');
if (process.argv[3]) {
  const a = await readIndex(c);
  const { version: _v, ...rest } = a!;
  const b = await indexRegister(c);
  console.log('equal', isDeepStrictEqual(rest, b));
}
await c.query('rollback');
await c.end();
