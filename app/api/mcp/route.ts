import { readJson } from '@/lib/http/body';
import { finished, withUser } from '@/lib/http/wrappers';
import { answerMcp, messageSchema } from '@/lib/mcp/answer';
import { mcpAnswerSchema, rpcErrorSchema } from '@/lib/mcp/answers';
import { inRpcShape, sendMcp } from '@/lib/mcp/respond';
import { throttle } from '@/lib/throttle';

const described = { type: 'application/json', schema: messageSchema } as const;
const schemas = {
  reads: true as const,
  described,
  answer: mcpAnswerSchema,
  refused: rpcErrorSchema,
};

const route = withUser(schemas, async ({ user, request }) => {
  const version = request.headers.get('mcp-protocol-version');
  const countCall = () => throttle('api', { account: user.sessionId });
  return sendMcp(await answerMcp(await readJson(request), version, countCall));
});

// POST /api/mcp: the Model Context Protocol for agents, without sessions and streams
export const POST = finished(route, inRpcShape);
