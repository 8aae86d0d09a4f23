import 'server-only';
import { z } from 'zod';

/** A sentence for people about what was done. */
export const messageSchema = z.string().meta({ description: 'A sentence for people' });

/** The answer of what has nothing else to say. */
export const messageAnswerSchema = z.strictObject({ message: messageSchema });
export type Message = z.infer<typeof messageAnswerSchema>;

/** Where a page of an answer stands. */
export const paginationFields = {
  currentPage: z
    .int()
    .min(1)
    .meta({ description: 'From 1; what is past the end is the last page' }),
  totalPages: z.int().min(0),
  pageSize: z.int().min(0).meta({ description: 'How many stand on a page at most' }),
  totalRecords: z.int().min(0).meta({ description: 'Of all pages' }),
};
export const paginationSchema = z
  .strictObject(paginationFields)
  .meta({ id: 'Pagination', description: 'Where a page of an answer stands' });
