import 'server-only';
import { z } from 'zod';
import { queryNumber } from '@/lib/query-number';

/** The query validates the key: a malformed one is handled like an unknown one. */
export const cvrParamsSchema = z.object({ cvr: z.string() });

/** An invalid page number becomes page 1; the query clamps numbers beyond the last page. */
export const pageSchema = queryNumber({ most: 1_000_000_000, otherwise: 1 });

export const pageQuerySchema = z.object({ page: pageSchema });
