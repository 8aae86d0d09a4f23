export function findOutdated(root: string, options?: { withTests?: boolean }): string | undefined;
export function ensureDependencies(
  root: string,
  options: {
    environment: Record<string, string | undefined>;
    log: (line: string) => void;
    beforeInstall?: () => Promise<void>;
    withTests?: boolean;
  },
): Promise<void>;
