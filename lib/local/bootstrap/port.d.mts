export type Address = { host: string; port: number };
export function readAddress(environment: Record<string, string | undefined>): Address;
export function findFreePort(host?: string): Promise<number>;
export function isPortFree(host: string, port: number): Promise<boolean>;
export function requireFreePort(address: Address, waitMs?: number): Promise<void>;
