type LockEntry = { optionalDependencies?: Record<string, string>; dev?: boolean };

export function findMissing(
  packages: Record<string, LockEntry>,
): Map<string, { version: string; dev?: boolean }>;
