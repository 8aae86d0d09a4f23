import 'server-only';
import { z } from 'zod';
import { RequestFailure } from './http';

export type Hit = { _id?: string; _source: Record<string, unknown> };

const answerSchema = z.object({
  _scroll_id: z.string().optional(),
  timed_out: z.boolean().optional(),
  _shards: z.object({ failed: z.number().default(0) }).optional(),
  hits: z.object({
    total: z.number().optional(),
    hits: z.array(z.looseObject({ _id: z.string().optional(), _source: z.looseObject({}) })),
  }),
});

/** @throws RequestFailure for incomplete answers: a page built on one would miss hits. */
export function parseAnswer(body: Buffer): z.infer<typeof answerSchema> {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new RequestFailure('its answer is not valid JSON', { passing: true, cause });
  }
  const { success, data, error } = answerSchema.safeParse(value);
  if (!success) {
    const place = error.issues[0]?.path.join('.') || 'the whole';
    throw new RequestFailure(`its answer is not a search result (${place})`, { passing: true });
  }
  if (data.timed_out || (data._shards?.failed ?? 0) > 0) {
    throw new RequestFailure('its answer is only a part', { passing: true });
  }
  return data;
}
