import 'server-only';
import { db } from '@/lib/db';

/** Whether a finished load, of any kind, has not been reported to users yet. */
export async function hasRegisterNews(): Promise<boolean> {
  const [row] = await db.$queryRaw<{ waiting: boolean }[]>`
    SELECT EXISTS (SELECT FROM register_loads WHERE status = 'DONE' AND told_at IS NULL)
      OR EXISTS (
        SELECT FROM saved_searches
        WHERE compared_load_id < (SELECT max(id) FROM register_loads WHERE status = 'DONE'))
      OR EXISTS (
        SELECT FROM saved_searches WHERE compared_load_id IS NULL
          AND EXISTS (SELECT FROM register_loads WHERE status = 'DONE')) AS waiting`;
  return row?.waiting ?? false;
}
