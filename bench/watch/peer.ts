import type pg from 'pg';
import { differences } from '@/lib/saved-searches/key-list';
import { dropNaive, keysNaive, makeNaive } from '../search/naive';
import { shuffled } from '../search/shuffled';
import type { Watched } from './draw';

/**
 * The obvious approach: every search is repeated in SQL, over a table with the usual indexes
 * that is rebuilt after the load, and its keys are compared with the previous ones.
 */
export async function measurePeer(client: pg.Client, watched: readonly Watched[], count: number) {
  if (count === 0) return null;
  console.log('Making the table of the peer …');
  const making = performance.now();
  await makeNaive(client);
  const made = (performance.now() - making) / 1_000;
  const chosen = shuffled(watched, 1).slice(0, count);
  console.log(`Asking the peer for ${chosen.length} searches …`);
  const began = performance.now();
  for (const { asked } of chosen) {
    const keys = await keysNaive(client, asked);
    differences(keys, keys);
  }
  const seconds = (performance.now() - began) / 1_000;
  await dropNaive(client);
  const all = (seconds / chosen.length) * watched.length;
  return {
    value: (made + all).toFixed(0),
    note: `${seconds.toFixed(1)} s for ${chosen.length} of them, and ${made.toFixed(0)} s for its table`,
  };
}
