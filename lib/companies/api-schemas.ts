import 'server-only';
import { z } from 'zod';
import { queryNumber } from '@/lib/query-number';
import { readCvr } from './written-cvr';

/** "DK 12 34 56 78", as VAT numbers are written, and a number instead of a text mean the same. */
function toDigits(given: unknown): unknown {
  const written = typeof given === 'number' ? String(given) : given;
  return typeof written === 'string' ? (readCvr(written) ?? written) : written;
}

const NO_CVR = 'A CVR number has eight digits';

/** A CVR number as people write it, read as its eight digits. */
export const cvrSchema = z
  .preprocess(toDigits, z.string(NO_CVR).regex(/^\d{8}$/, NO_CVR))
  .describe('the CVR number, eight digits; also written as DK12345678 or 12 34 56 78');

/** In a path, where one that is malformed is handled by the query, like an unknown one. */
export const cvrPathSchema = z.preprocess(toDigits, z.string());
export const cvrParamsSchema = z.object({ cvr: cvrPathSchema });

/** POST /api/veminto/singledata and /api/veminto/logo */
export const singleDataSchema = z.strictObject({ the_key: cvrSchema });

const MAX_LOGOS = 100;

/** POST /api/veminto/logos */
export const logosSchema = z.strictObject({
  the_keys: z
    .array(cvrSchema, 'Give the keys of companies as a list')
    .max(MAX_LOGOS, `Ask for at most ${MAX_LOGOS} companies`),
});

/** An invalid page number becomes page 1; the query clamps numbers beyond the last page. */
export const pageSchema = queryNumber({ most: 1_000_000_000, otherwise: 1 });

export const pageQuerySchema = z.strictObject({ page: pageSchema });
