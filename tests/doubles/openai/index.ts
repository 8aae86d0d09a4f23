import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { bodyOf, listen } from '../loopback.ts';
import { answerInEvents, answerWhole, type Spoken } from './answers.ts';
import { goWrong, type OpenAiFault, refuse } from './faults.ts';
import { type Ask, readAsk } from './protocol.ts';

export type { Spoken, ToolCall } from './answers.ts';
export type { OpenAiFault } from './faults.ts';
export { type Ask, type ChatMessage, textOf } from './protocol.ts';

/** `say`: words sent before the fault; `retryAfter`: seconds, for 429. */
type Failing = { fault: OpenAiFault; say?: string; retryAfter?: string };

/** The answer to a request; a promise delays it until the test resolves it. */
export type OpenAiScript = (ask: Ask, nth: number) => Answer | Promise<Answer>;
type Answer = Spoken | Failing;

export type OpenAiDouble = {
  /** For OPENAI_BASE_URL. */
  url: string;
  /** For OPENAI_API_KEY; any other key is refused with 401. */
  key: string;
  /** Accepted requests, in order. */
  asked: Ask[];
  /** Can be replaced at any time. */
  script: OpenAiScript;
  /** Number of requests aborted by the client before the end of the answer. */
  abandoned: number;
  close: () => Promise<void>;
};

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const text = await bodyOf(request);
  return text === '' ? null : JSON.parse(text);
}

/**
 * A local double of OpenAI's chat completions: POST /chat/completions with complete or streamed
 * answers, tool calls, structured output, and every kind of fault.
 */
export async function startOpenAi(
  script: OpenAiScript = () => ({ say: 'Nothing was scripted.' }),
): Promise<OpenAiDouble> {
  const double: OpenAiDouble = {
    url: '',
    key: `sk-${randomUUID()}`,
    asked: [],
    script,
    abandoned: 0,
    close: async () => {},
  };
  const server = createServer(async (request, response) => {
    const body = await jsonOf(request);
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      response.writeHead(404).end();
      return;
    }
    const ask = readAsk(body, request.headers, double.key);
    if ('error' in ask) return refuse(response, ask);
    let breaks = false;
    response.on('close', () => {
      if (!response.writableEnded && !breaks) double.abandoned += 1;
    });
    const nth = double.asked.push(ask);
    const answer = await double.script(ask, nth);
    breaks = 'fault' in answer && answer.fault === 'half';
    if ('fault' in answer) await goWrong(response, ask, { say: 'Half an ', ...answer });
    else if (ask.stream) await answerInEvents(response, ask, answer);
    else await answerWhole(response, ask, answer);
  });
  const { url, close } = await listen(server);
  return Object.assign(double, { url: `${url}/v1`, close });
}

/** Environment variables that point the application at the double. */
export const openAiVariables = ({ url, key }: OpenAiDouble): Record<string, string> => ({
  OPENAI_API_KEY: key,
  OPENAI_BASE_URL: url,
  OPENAI_MODEL: 'gpt-5-mini',
});
