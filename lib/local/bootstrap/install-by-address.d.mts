type Entry = { version?: string; name?: string; link?: boolean; resolved?: string };
type Lock = { packages: Record<string, Entry> };

export function withAddresses(lock: Lock, registry: string): Lock;
export function installByAddress(
  root: string,
  environment: Record<string, string | undefined>,
): Promise<boolean>;
