import 'server-only';
import type { ClientBase } from 'pg';
import { lacksPeers } from '@/lib/peers/refresh';
import { lacksRoleCounts } from '@/lib/roles/role-counts';
import { lacksIndex } from '@/lib/search-index/rebuild';

/** Whether a register loaded by an earlier version lacks derived data that this version needs. */
export const lacksWhatLoadsMake = async (client: ClientBase): Promise<boolean> =>
  (await lacksIndex(client)) || (await lacksPeers(client)) || (await lacksRoleCounts(client));
