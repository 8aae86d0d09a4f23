export function nodeVersionProblem(version: string): string | undefined;
export function describeFailure(error: unknown, logLevel: string | undefined): string;
