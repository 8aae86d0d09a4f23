import 'server-only';
import { z } from 'zod';

/** The query validates the key: a malformed one is handled like an unknown one. */
export const cvrParamsSchema = z.object({ cvr: z.string() });

/** An invalid page number becomes page 1; the query clamps numbers beyond the last page. */
export const pageSchema = z.coerce.number().int().min(1).max(1_000_000_000).catch(1);

export const pageQuerySchema = z.object({ page: pageSchema });
