import 'server-only';
import { jsonSchema, type LanguageModel, stepCountIs, streamText, type ToolSet, tool } from 'ai';
import { thinkingOptions } from './openai';

/** Something the model may ask for; `parameters` is JSON Schema. */
export type ChatTool = {
  description: string;
  parameters: object;
  run: (given: unknown) => Promise<unknown>;
};

export type ChatAsked = {
  model: LanguageModel;
  system: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  tools: Record<string, ChatTool>;
  /** Rounds of tool calls and answers; the last one has to be an answer. */
  rounds: number;
  /** Tokens of each round. */
  tokens: number;
  signal: AbortSignal;
};

export type ChatPart =
  | { type: 'round' }
  | { type: 'text'; text: string }
  | { type: 'tool'; name: string; input: unknown; output: unknown }
  /** The model declines; what it says about it does not come. */
  | { type: 'refusal' }
  /** `stop` and `length` are ends of answers, all others are none. */
  | { type: 'end'; reason: string };

function toolSet(tools: Record<string, ChatTool>): ToolSet {
  return Object.fromEntries(
    Object.entries(tools).map(([name, { description, parameters, run }]) => {
      const inputSchema = jsonSchema(parameters as Parameters<typeof jsonSchema>[0]);
      return [name, tool({ description, inputSchema, execute: run })];
    }),
  );
}

/** A refusal comes as words like any other; only the raw chunk tells. */
const isRefusal = (raw: unknown) => /"refusal":"(?!")/.test(JSON.stringify(raw) ?? '');

/**
 * A conversation with tools, as it comes.
 * @throws whatever the provider or the connection fails with, or the signal's reason.
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
    // What goes wrong is told by the stream.
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
