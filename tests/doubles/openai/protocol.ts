import type { IncomingHttpHeaders } from 'node:http';

/** JSON Schema, as far as strict mode checks it. */
type Schema = { [name: string]: unknown };

export type ToolCallOnWire = {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
};

export type ChatMessage = {
  role: 'system' | 'developer' | 'user' | 'assistant' | 'tool';
  content: string | null | { type: string; text?: string }[];
  tool_calls?: ToolCallOnWire[];
  tool_call_id?: string;
};

/** The part of the POST /chat/completions body that we use. */
export type Ask = {
  model: string;
  messages: ChatMessage[];
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  max_tokens?: number;
  max_completion_tokens?: number;
  tools?: {
    type: 'function';
    function: { name: string; description?: string; parameters: Schema; strict?: boolean };
  }[];
  tool_choice?: 'auto' | 'none' | 'required' | { type: 'function'; function: { name: string } };
  response_format?: {
    type: 'json_schema' | 'json_object' | 'text';
    json_schema?: { name: string; schema: Schema; strict?: boolean };
  };
};

/** A refusal in the provider's wording. */
export type Refusal = {
  status: number;
  error: { message: string; type: string; param: string | null; code: string | null };
};

export const refusal = (
  status: number,
  type: string,
  code: string | null,
  message: string,
): Refusal => ({ status, error: { message, type, param: null, code } });

const invalid = (message: string) => refusal(400, 'invalid_request_error', null, message);

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In strict mode every object names all its properties as required and allows no others. */
function isStrict(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isStrict);
  if (!isSchema(value)) return true;
  if (isSchema(value.properties)) {
    const required = Array.isArray(value.required) ? value.required : [];
    const names = Object.keys(value.properties);
    if (value.additionalProperties !== false) return false;
    if (names.some((name) => !required.includes(name))) return false;
  }
  return Object.values(value).every(isStrict);
}

/** Each tool answer must belong to an earlier call, and each call must have an answer. */
function toolsAreAnswered(messages: ChatMessage[]): boolean {
  let open = new Set<string>();
  for (const { role, tool_calls: calls, tool_call_id: answered } of messages) {
    if (role === 'tool') {
      if (!answered || !open.delete(answered)) return false;
    } else if (open.size > 0) return false;
    else open = new Set(calls?.map(({ id }) => id));
  }
  return open.size === 0;
}

function isAsk(body: unknown): body is Ask {
  return isSchema(body) && typeof body.model === 'string' && Array.isArray(body.messages);
}

/** The body, or the error that the real service would return. */
export function readAsk(body: unknown, headers: IncomingHttpHeaders, key: string): Ask | Refusal {
  if (headers.authorization !== `Bearer ${key}`) {
    const message = 'Incorrect API key provided.';
    return refusal(401, 'invalid_request_error', 'invalid_api_key', message);
  }
  if (!isAsk(body) || body.messages.length === 0) return invalid('messages is required.');
  if (!toolsAreAnswered(body.messages)) {
    return invalid("An assistant message with 'tool_calls' must be followed by tool messages.");
  }
  const format = body.response_format?.json_schema;
  if (format?.strict && !isStrict(format.schema)) {
    return invalid(`Invalid schema for response_format '${format.name}'.`);
  }
  for (const { function: tool } of body.tools ?? []) {
    if (tool.parameters.type !== 'object' || (tool.strict && !isStrict(tool.parameters))) {
      return invalid(`Invalid schema for function '${tool.name}'.`);
    }
  }
  return body;
}

/** The text of a message in a request, whatever its form. */
export function textOf({ content }: ChatMessage): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map(({ text }) => text ?? '').join('');
}
