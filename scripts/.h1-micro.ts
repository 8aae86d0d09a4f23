import pg from 'pg';
import { foldName } from '@/lib/search/fold';
import { legalFormsOf } from '@/lib/search/legal-suffixes';
import { IndexBuilder } from '@/lib/search-index/build';
import { NumberColumnBuilder, TextColumnBuilder } from '@/lib/search-index/build/columns';
import { GrowingCodes } from '@/lib/search-index/build/growing';
import { mercatorX, mercatorY } from '@/lib/search-index/build/mercator';
import { NameWords } from '@/lib/search-index/build/postings';
import { readRows } from '@/lib/search-index/rows';
import { type IndexRow, NUMBER_FIELDS, TEXT_FIELDS } from '@/lib/search-index/types';

const c = new pg.Client(process.env.DATABASE_URL);
await c.connect();
await c.query('create temp table somekeys as select key from companies limit 400000');
const rows: IndexRow[] = [];
const T = Date.now();
await readRows(
  c,
  (r) => {
    rows.push(r);
  },
  { among: 'somekeys' },
);
console.log('read', Date.now() - T, rows.length);
const time = (n: string, f: () => void) => {
  const t = performance.now();
  f();
  console.log(n, Math.round(performance.now() - t));
};
for (let i = 0; i < 2; i++) {
  time('add', () => {
    const b = new IndexBuilder(400000);
    for (const r of rows) b.add(r);
  });
  time('fold', () => {
    for (const r of rows) foldName(r.name ?? '');
  });
  const folded = rows.map((r) => foldName(r.name ?? ''));
  time('forms', () => {
    for (const f of folded) legalFormsOf(f);
  });
  time('merc', () => {
    for (const r of rows) {
      mercatorX(r.longitude ?? 0);
      mercatorY(r.latitude ?? 0);
    }
  });
  time('words', () => {
    const w = new NameWords(400000);
    for (const f of folded) {
      w.begin(f);
      w.end();
    }
  });
  time('texts', () => {
    for (const f of TEXT_FIELDS) {
      const b = new TextColumnBuilder(400000);
      for (const r of rows) b.push(r.texts[f]);
    }
  });
  time('numbers', () => {
    for (const f of NUMBER_FIELDS) {
      const b = new NumberColumnBuilder(400000);
      for (const r of rows) b.push(r.numbers[f]);
    }
  });
  time('codes', () => {
    const b = new GrowingCodes(400000);
    for (const r of rows) b.push(r.key);
  });
}
await c.end();
