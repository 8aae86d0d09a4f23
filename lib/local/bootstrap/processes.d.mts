export type ProcessIdentity = { pid: number; startTime: string };
export function startTime(pid: number): string | undefined;
export function identify(pid: number): ProcessIdentity;
export function isAlive(identity: ProcessIdentity): boolean;
export function parentOf(pid: number): number | undefined;
export function commandLine(pid: number): string;
