import 'server-only';
import { z } from 'zod';

const version = z.literal('2.0');
const id = [z.string(), z.int()] as const;
const anything = z.record(z.string(), z.unknown());

/** Also used for errors that occur before a tool or method is reached. */
export const rpcErrorSchema = z
  .strictObject({
    jsonrpc: version,
    id: z.union([...id, z.null()]),
    error: z.strictObject({ code: z.int(), message: z.string(), data: anything.optional() }),
  })
  .meta({ id: 'RpcError', description: 'As JSON-RPC 2.0 has it' });

const rpcSchema = z
  .union([z.strictObject({ jsonrpc: version, id: z.union(id), result: anything }), rpcErrorSchema])
  .meta({ id: 'RpcAnswer', description: 'As JSON-RPC 2.0 has it' });

/** POST /api/mcp: an array for a batch; no body when the message needs no answer. */
export const mcpAnswerSchema = z.union([rpcSchema, z.array(rpcSchema)]);
