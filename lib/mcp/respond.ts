import 'server-only';
import type { ErrorCode } from '@/lib/errors';
import { json } from '@/lib/http/respond';
import type { McpAnswer } from './answer';
import { type RPC_CODES, rpcError } from './protocol';

/** @param limits Rate limit headers after counting each message of a batch. */
export function sendMcp(
  { status, body }: McpAnswer,
  limits: Record<string, string> = {},
): Response {
  if (body !== null) return json(body, { status, headers: limits });
  return new Response(null, { status, headers: { ...limits, 'cache-control': 'no-store' } });
}

const CODES: Partial<Record<ErrorCode, keyof typeof RPC_CODES>> = {
  bad_request: 'unreadable',
  internal: 'internal',
  unavailable: 'internal',
};

type Failure = { error: string; code: ErrorCode; requestId?: string };

/** Converts errors of the request handler to the protocol's format; keeps status and headers. */
export async function inRpcShape(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const sent: Failure | object = await response.clone().json();
  if (!('code' in sent)) return response;
  const { error, code, requestId } = sent;
  const body = rpcError(null, CODES[code] ?? 'refused', error, {
    code,
    ...(requestId && { requestId }),
  });
  return Response.json(body, { status: response.status, headers: response.headers });
}
