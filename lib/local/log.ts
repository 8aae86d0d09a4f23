/** Progress output of these modules; only scripts decide how to print it. */
export type Log = (line: string) => void;

/** The environment, passed as an argument: importing lib/env would require a database. */
export type Environment = Record<string, string | undefined>;
