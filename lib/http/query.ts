import 'server-only';
import { z } from 'zod';
import { cutText } from '@/lib/cut-text';
import { AppError } from '@/lib/errors';
import type { Schema } from './route';

const OTHER_ENCODING = 'The address is not written in UTF-8.';

/** What undecodable bytes become. */
const LOST = '\uFFFD';
const LOST_AS_SENT = encodeURIComponent(LOST);

/** Letters of another encoding, such as %E6 for "æ", would be searched for as garbage. */
function refuseLost(name: string, text: string, sent: string): void {
  if (!text.includes(LOST) || sent.toUpperCase().includes(LOST_AS_SENT)) return;
  throw new AppError('invalid_input', OTHER_ENCODING, { fields: { [name]: OTHER_ENCODING } });
}

/**
 * The query parameters of a URL; a repeated one becomes a list, which the schema accepts or rejects.
 * @throws AppError invalid_input for text that is not UTF-8
 */
export function queryOf({ search, searchParams }: URL): Record<string, string | string[]> {
  for (const [name, text] of searchParams) refuseLost(name, text, search);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const texts = [...new Set(searchParams.getAll(name))];
      return [name, texts.length > 1 ? texts : (texts[0] ?? '')];
    }),
  );
}

/** What a schema reads; null for none, and for those that read any name and refuse some themselves. */
function namesOf(schema: Schema | undefined): string[] | null {
  if (!schema) return null;
  if (schema instanceof z.core.$ZodPipe) return namesOf(schema._zod.def.in);
  if (!(schema instanceof z.core.$ZodObject) || schema._zod.def.catchall) return null;
  return Object.keys(schema._zod.def.shape);
}

/**
 * A parameter that is not among those of an operation is misspelt, or means something else than is
 * answered. An operation without any has none to misspell.
 * @throws AppError invalid_input
 */
export function refuseUnknown(query: object, schema: Schema | undefined): void {
  const names = namesOf(schema);
  const unknown = names && Object.keys(query).find((name) => !names.includes(name));
  if (typeof unknown !== 'string') return;
  const name = cutText(unknown, 40);
  const sentence = `"${name}" is unknown here`;
  throw new AppError('invalid_input', sentence, { fields: { [name]: sentence } });
}
