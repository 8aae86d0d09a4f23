import 'server-only';
import { z } from 'zod';
import { cutText } from '@/lib/cut-text';
import { invalidField } from '@/lib/errors';
import type { Schema } from './route';
import { sentQueryOf } from './sent-query';

const OTHER_ENCODING = 'The address is not written in UTF-8.';

/** What undecodable bytes become. */
const LOST = '\uFFFD';
const LOST_AS_SENT = encodeURIComponent(LOST);

/** Letters of another encoding, such as %E6 for "æ", would be searched for as garbage. */
function refuseLost(name: string, text: string, sent: string): void {
  if (!text.includes(LOST) || sent.toUpperCase().includes(LOST_AS_SENT)) return;
  throw invalidField(name, OTHER_ENCODING);
}

/**
 * The query parameters of a request; a repeated one becomes a list, which the schema accepts or
 * rejects.
 * @throws AppError invalid_input for text that is not UTF-8
 */
export function queryOf(request: Request): Record<string, string | string[]> {
  const { searchParams } = new URL(request.url);
  const sent = sentQueryOf(request);
  for (const [name, text] of searchParams) refuseLost(name, text, sent);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const texts = [...new Set(searchParams.getAll(name))];
      return [name, texts.length > 1 ? texts : (texts[0] ?? '')];
    }),
  );
}

/** The parameters of a strict schema, as the object it begins with; null for any other. */
function strictNames(schema: Schema | undefined): string[] | null {
  if (schema instanceof z.core.$ZodPipe) return strictNames(schema._zod.def.in);
  if (!(schema instanceof z.core.$ZodObject)) return null;
  const { catchall, shape } = schema._zod.def;
  return catchall instanceof z.core.$ZodNever ? Object.keys(shape) : null;
}

/**
 * What a strict schema does not have is misspelt, or means something else than is answered: said by
 * its name, in a sentence.
 * @throws AppError invalid_input
 */
export function refuseUnknown(query: object, schema: Schema | undefined): void {
  const names = strictNames(schema);
  const unknown = names && Object.keys(query).find((name) => !names.includes(name));
  if (typeof unknown !== 'string') return;
  const name = cutText(unknown, 40);
  const sentence = `"${name}" is unknown here`;
  throw invalidField(name, sentence);
}
