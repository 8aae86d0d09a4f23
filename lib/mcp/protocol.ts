/** Supported protocol versions, newest first. */
export const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;
type Version = (typeof VERSIONS)[number];

/** Assumed without a version header: the first version with this transport did not send one. */
export const UNSAID_VERSION: Version = '2025-03-26';
/** The only version that supports batches. */
export const BATCH_VERSION: Version = '2025-03-26';
export const MAX_BATCH = 20;

export const findVersion = (name: unknown): Version | undefined =>
  VERSIONS.find((version) => version === name);

export type Id = string | number;

/** JSON-RPC 2.0 error codes; `refused` is from the range reserved for servers. */
export const RPC_CODES = {
  unreadable: -32_700,
  invalidRequest: -32_600,
  unknownMethod: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  refused: -32_000,
} as const;

export type RpcAnswer =
  | { jsonrpc: '2.0'; id: Id; result: object }
  | { jsonrpc: '2.0'; id: Id | null; error: { code: number; message: string; data?: object } };

export const rpcResult = (id: Id, result: object): RpcAnswer => ({ jsonrpc: '2.0', id, result });

export function rpcError(
  id: Id | null,
  code: keyof typeof RPC_CODES,
  message: string,
  data?: object,
): RpcAnswer {
  return { jsonrpc: '2.0', id, error: { code: RPC_CODES[code], message, ...(data && { data }) } };
}
