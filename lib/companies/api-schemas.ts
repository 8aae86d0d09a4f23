import 'server-only';
import { z } from 'zod';

/** The key is checked by the query: one that cannot exist is as unknown as others. */
export const cvrParamsSchema = z.object({ cvr: z.string() });

/** Anything that is no page is page 1; the query clamps the other end. */
export const pageSchema = z.coerce.number().int().min(1).max(1_000_000_000).catch(1);

export const pageQuerySchema = z.object({ page: pageSchema });
