import { z } from 'zod';
import { finished, withUser } from '@/lib/http/wrappers';
import { answerMcp, messageSchema } from '@/lib/mcp/answer';
import { mcpAnswerSchema, rpcErrorSchema } from '@/lib/mcp/answers';
import { inRpcShape, sendMcp } from '@/lib/mcp/respond';
import { limitHeaders, throttle } from '@/lib/throttle';

const schemas = {
  reads: true as const,
  // What is wrong with a message is answered in the shape of the protocol.
  body: z.unknown(),
  described: messageSchema,
  answer: mcpAnswerSchema,
  refused: rpcErrorSchema,
};

const route = withUser(schemas, async ({ user, request, body }) => {
  const said = request.headers.get('mcp-protocol-version');
  let limits: Record<string, string> = {};
  const countCall = async () => {
    const left = await throttle('api', { account: user.sessionId });
    if (left) limits = limitHeaders(left);
  };
  const answer = await answerMcp(body, { said, userId: user.id, countCall });
  return sendMcp(answer, limits);
});

// POST /api/mcp: the Model Context Protocol for agents, without sessions or streams
export const POST = finished(route, inRpcShape);
