import type { ProcessIdentity } from './processes.mjs';

export type LockOwner = ProcessIdentity & { [detail: string]: unknown };
export type LockResult =
  | { release: () => void; holder?: undefined }
  | { release?: undefined; holder: LockOwner };
export function tryLock(lockFolder: string, details?: Record<string, unknown>): LockResult;
export function waitForLock(
  lockFolder: string,
  options?: { timeoutMs?: number; onWait?: (holder: LockOwner) => void },
): Promise<() => void>;
export function readOwner(lockFolder: string): LockOwner | undefined;
