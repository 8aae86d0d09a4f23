import 'server-only';
import type { ErrorCode } from '@/lib/errors';
import { json } from '@/lib/http/respond';
import type { McpAnswer } from './answer';
import { type RPC_CODES, rpcError } from './protocol';

export function sendMcp({ status, body }: McpAnswer): Response {
  if (body !== null) return json(body, { status });
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}

const CODES: Partial<Record<ErrorCode, keyof typeof RPC_CODES>> = {
  bad_request: 'unreadable',
  internal: 'internal',
  unavailable: 'internal',
};

type Failure = { error: string; code: ErrorCode; requestId?: string };

/** What the door of the handler refused, in the shape of the protocol; status and headers stay. */
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
