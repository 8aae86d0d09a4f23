/** Checks Node and prepares dependencies and TypeScript, for commands that need test packages. */
export function openToolchain(
  root: string,
  environment: Record<string, string | undefined>,
  log: (line: string) => void,
): Promise<void>;
