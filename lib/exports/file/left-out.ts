import type { Client } from 'pg';
import { ownVersionSql } from '@/lib/search-index/own-version';
import type { OpenTask } from './types';

type Found = { version: number; found: string[] };

/**
 * A task without the companies under advertising protection, if it is to be without them, and how
 * many these are. It then is of the version that they were found in: who is protected in another
 * one is not known.
 */
export async function leaveOutProtected(client: Client, task: OpenTask) {
  if (!task.withoutProtected) return { task, protectedLeftOut: 0 };
  const { keys, saved, version } = task;
  const { rows } = await client.query<Found>(
    `SELECT ${ownVersionSql} AS version, coalesce(array_agg(c.key::text), '{}') AS found
     FROM companies c WHERE c.key = ANY ($1::char(8)[]) AND c.advertising_protected`,
    [keys],
  );
  if (!rows[0]) throw new Error('An aggregate always has a row.');
  const found = new Set(rows[0].found);
  const isKept = (_: string, place: number) => !found.has(keys[place] ?? '');
  const kept = {
    ...task,
    keys: keys.filter(isKept),
    saved: saved && { ...saved, ids: saved.ids.filter(isKept) },
    version: version ?? rows[0].version,
  };
  return { task: kept, protectedLeftOut: keys.length - kept.keys.length };
}
