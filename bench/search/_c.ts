import pg from 'pg';
import { readIndex } from '@/lib/search-index/store';
import { clustersOf } from '@/lib/search/engine/clusters';
import { allBits } from '@/lib/search-index/bits';
const client = new pg.Client({ connectionString: 'postgresql://veminto@127.0.0.1:5999/big' });
await client.connect();
const index = (await readIndex(client))!;
await client.end();
const all = allBits(index.docs);
const some = all.map((w) => (w & (Math.random() * 2 ** 32)) >>> 0);
const { x: X, y: Y } = index;
const n = index.docs;
// spatial order
let t = performance.now();
const go = (name: string, f: () => unknown) => { const ts: number[] = []; let r; for (let i = 0; i < 40; i++) { const b = performance.now(); r = f(); ts.push(performance.now() - b); } ts.sort((a, b) => a - b); console.log(name, r, 'min', ts[0]!.toFixed(1), 'p50', ts[20]!.toFixed(1), 'p95', ts[37]!.toFixed(1)); };
function base(bits: Uint32Array) { let s = 0; for (let at = 0; at < bits.length; at++) { for (let w = bits[at]! | 0; w !== 0; w &= w - 1) { const d = (at << 5) + 31 - Math.clz32(w & -w); s = (s + X[d]! ^ Y[d]!) | 0; } } return s; }
function spatial(bits: Uint32Array) { let c = 0, a = 0, b = 0, l = 0x7fffffff, r = 0, tp = 0x7fffffff, bt = 0; for (let i = 0; i < n; i++) { const d = order[i]!; if (((bits[d >>> 5]! >>> (d & 31)) & 1) === 0) continue; const x = sx[i]! >>> 1, y = sy[i]! >>> 1; c++; a += x; b += y; if (x < l) l = x; if (x > r) r = x; if (y < tp) tp = y; if (y > bt) bt = y; } return [c, a, b, l, r, tp, bt].length; }
for (let k = 0; k < 2; k++) {
go('base all', () => base(all)); go('base some', () => base(some));
go('clusters all', () => clustersOf(index, all, { west: 6, south: 54, east: 16, north: 58, zoom: 6 }).inside);
go('clusters some', () => clustersOf(index, some, { west: 6, south: 54, east: 16, north: 58, zoom: 6 }).inside);
go('clusters z9', () => clustersOf(index, all, { west: 12, south: 55.4, east: 13.2, north: 55.9, zoom: 9 }).inside);
}
