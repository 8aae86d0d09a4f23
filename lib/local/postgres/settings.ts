import { statfsSync } from 'node:fs';
import os from 'node:os';

const MB = 1024 * 1024;

export type Settings = Record<string, string | number>;

/** Settings for one application on one machine, passed at each start. */
export function serverSettings(port: number, others: Settings = {}): string[] {
  const memory = Math.floor(os.totalmem() / MB);
  const settings: Settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: `${Math.min(256, Math.max(32, Math.floor(memory / 8)))}MB`,
    effective_cache_size: `${Math.max(64, Math.floor(memory / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_parallel_maintenance_workers: hasSharedMemory() ? 2 : 0,
    // Without replication, bulk loads may skip the WAL.
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_wal_size: '2GB',
    random_page_cost: 1.1,
    jit: 'off',
    huge_pages: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    ...others,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Containers often have 64 MB of shared memory, too little to build an index in parallel. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= 512 * MB;
  } catch {
    return false;
  }
}
