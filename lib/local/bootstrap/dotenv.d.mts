type Environment = Record<string, string | undefined>;
export function findDotenvMistake(text: string): { line: number; reason: string } | undefined;
export function readDotenv(file: string): Record<string, string>;
export function loadDotenv(file: string, environment: Environment): void;
