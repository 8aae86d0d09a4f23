/** Node, dependencies and TypeScript, for commands that also need the tests' packages. */
export function openToolchain(
  root: string,
  environment: Record<string, string | undefined>,
  log: (line: string) => void,
): Promise<void>;
