import 'server-only';
import { jsonSchema, type LanguageModel, stepCountIs, streamText, type ToolSet, tool } from 'ai';
import { thinkingOptions } from './openai';

/** A tool that the model may call; `parameters` is JSON Schema. */
export type ChatTool = {
  description: string;
  parameters: object;
  run: (given: unknown) => Promise<unknown>;
};

type ChatAsked = {
  model: LanguageModel;
  system: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  tools: Record<string, ChatTool>;
  /** Maximum number of rounds of tool calls and answers; the last round must be an answer. */
  rounds: number;
  /** Output token limit per round. */
  tokens: number;
  signal: AbortSignal;
};

type ChatPart =
  | { type: 'round' }
  | { type: 'text'; text: string }
  | { type: 'tool'; name: string; input: unknown; output: unknown }
  /** The model declined; the text of the refusal is not passed on. */
  | { type: 'refusal' }
  /** Only `stop` and `length` mean a complete answer. */
  | { type: 'end'; reason: string };

function toolSet(tools: Record<string, ChatTool>): ToolSet {
  return Object.fromEntries(
    Object.entries(tools).map(([name, { description, parameters, run }]) => {
      const inputSchema = jsonSchema(parameters as Parameters<typeof jsonSchema>[0]);
      return [name, tool({ description, inputSchema, execute: run })];
    }),
  );
}

/** The SDK reports a refusal as ordinary text; only the raw chunk distinguishes it. */
const isRefusal = (raw: unknown) => /"refusal":"(?!")/.test(JSON.stringify(raw) ?? '');

/**
 * Streams a conversation with tools.
 * @throws any error of the provider or the connection, or the signal's reason.
 */
export async function* streamChat(asked: ChatAsked): AsyncGenerator<ChatPart> {
  const { model, system, messages, rounds, tokens, signal } = asked;
  const { fullStream } = streamText({
    model,
    system,
    messages,
    tools: toolSet(asked.tools),
    ...thinkingOptions(model),
    stopWhen: stepCountIs(rounds),
    prepareStep: ({ stepNumber }) =>
      stepNumber >= rounds - 1 ? { toolChoice: 'none' } : undefined,
    maxOutputTokens: tokens,
    maxRetries: 0,
    abortSignal: signal,
    includeRawChunks: true,
    // Errors also arrive as parts of the stream, which are handled below.
    onError: () => {},
  });
  for await (const part of fullStream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw signal.reason;
    if (part.type === 'start-step') yield { type: 'round' };
    if (part.type === 'raw' && isRefusal(part.rawValue)) yield { type: 'refusal' };
    if (part.type === 'text-delta') yield { type: 'text', text: part.text };
    if (part.type === 'finish') yield { type: 'end', reason: part.finishReason };
    if (part.type === 'tool-result') {
      yield { type: 'tool', name: part.toolName, input: part.input, output: part.output };
    }
  }
}
