import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { IndexBuilder } from '@/lib/search-index/build';
import { readRows } from '@/lib/search-index/rows';
import { toSections } from '@/lib/search-index/sections';
import { readIndex, storeIndex } from '@/lib/search-index/store';

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
lap('start');
const b = new IndexBuilder(2_200_000);
await readRows(c, (r) => b.add(r));
lap('rows');
const index: ReturnType<IndexBuilder['finish']> | null = b.finish();
lap('finish');
for (const { name, array } of toSections(index).sections)
  console.log(name, array.constructor.name, array.length, (array.byteLength / 2 ** 20).toFixed(1));
await c.query('begin');
t = Date.now();
console.log(await storeIndex(c, index));
lap('store');
await c.query('commit');
lap('commit');
const read = await readIndex(c);
lap('read');
const { version, ...rest } = read!;
const { isDeepStrictEqual } = await import('node:util');
console.log(isDeepStrictEqual(rest, index));
lap('equal');
for (let i = 0; i < 3; i++) {
  await readIndex(c);
  lap('read');
}
await c.end();
