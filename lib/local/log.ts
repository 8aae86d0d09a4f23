/** Where the pieces say what they do; only scripts print. */
export type Log = (line: string) => void;

/** The environment as an argument: lib/env would demand a database at import. */
export type Environment = Record<string, string | undefined>;
