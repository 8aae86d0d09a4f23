import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Ask, ToolCallOnWire } from './protocol.ts';

export type Finish = 'stop' | 'length' | 'tool_calls' | 'content_filter';

export type ToolCall = { name: string; arguments: unknown };

/** The model's answer; `say` may be a stream of words controlled by the test. */
export type Spoken = {
  say?: string | AsyncIterable<string>;
  /** Tools to be called; a string stands for arguments that are not JSON. */
  call?: ToolCall[];
  /** Structured output. */
  object?: unknown;
  /** The model refuses. */
  refuse?: string;
  finish?: Finish;
};

const TOKENS = 7;

async function* wordsOf(say: string | AsyncIterable<string>): AsyncGenerator<string> {
  if (typeof say !== 'string') yield* say;
  else yield* say.match(/\s*\S+\s*/g) ?? [];
}

const asCalls = (calls: ToolCall[] = []): ToolCallOnWire[] =>
  calls.map(({ name, arguments: given }) => ({
    id: `call_${randomUUID()}`,
    type: 'function',
    function: { name, arguments: typeof given === 'string' ? given : JSON.stringify(given) },
  }));

const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

const finishOf = ({ finish, call }: Spoken): Finish => finish ?? (call ? 'tool_calls' : 'stop');

const contentOf = ({ say, object }: Spoken) =>
  object === undefined ? say : JSON.stringify(object);

const head = (ask: Ask, object: string) => ({
  id: `chatcmpl-${randomUUID()}`,
  object,
  created: Math.floor(Date.now() / 1_000),
  model: ask.model,
});

/** The answer in one piece. */
export async function answerWhole(
  response: ServerResponse,
  ask: Ask,
  spoken: Spoken,
): Promise<void> {
  const said = contentOf(spoken);
  let content: string | null = null;
  if (said !== undefined) for await (const word of wordsOf(said)) content = (content ?? '') + word;
  const message = {
    role: 'assistant',
    content,
    refusal: spoken.refuse ?? null,
    ...(spoken.call && { tool_calls: asCalls(spoken.call) }),
  };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: finishOf(spoken) }];
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ ...head(ask, 'chat.completion'), choices, usage }));
}

export function beginEvents(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.flushHeaders();
}

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;

/** Waits while the reader lags behind; ends silently once it has gone. */
async function write(response: ServerResponse, text: string): Promise<void> {
  if (response.destroyed || response.write(text)) return;
  await Promise.race([once(response, 'drain'), once(response, 'close')]);
}

/** Deltas as sent by the service: the role, words, pieces of arguments. */
async function* deltasOf(spoken: Spoken): AsyncGenerator<object> {
  yield { role: 'assistant', content: spoken.call ? null : '', refusal: null };
  const said = contentOf(spoken);
  if (said !== undefined) for await (const content of wordsOf(said)) yield { content };
  if (spoken.refuse) for await (const refusal of wordsOf(spoken.refuse)) yield { refusal };
  for (const [index, { id, type, function: tool }] of asCalls(spoken.call).entries()) {
    yield { tool_calls: [{ index, id, type, function: { name: tool.name, arguments: '' } }] };
    for (let at = 0; at < tool.arguments.length; at += TOKENS) {
      const piece = tool.arguments.slice(at, at + TOKENS);
      yield { tool_calls: [{ index, function: { arguments: piece } }] };
    }
  }
}

/** The answer as server-sent events; without `ending` the connection breaks after the words. */
export async function answerInEvents(
  response: ServerResponse,
  ask: Ask,
  spoken: Spoken,
  ending = true,
): Promise<void> {
  const chunk = head(ask, 'chat.completion.chunk');
  const send = (delta: object, finish: Finish | null) =>
    write(
      response,
      event({ ...chunk, choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }] }),
    );
  beginEvents(response);
  for await (const delta of deltasOf(spoken)) {
    if (response.destroyed) return;
    await send(delta, null);
  }
  // Closed below HTTP, so that the words arrive but not the end.
  if (!ending) return void response.socket?.destroySoon();
  await send({}, finishOf(spoken));
  if (ask.stream_options?.include_usage)
    await write(response, event({ ...chunk, choices: [], usage }));
  response.end('data: [DONE]\n\n');
}
