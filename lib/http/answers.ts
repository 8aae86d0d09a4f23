import 'server-only';
import { z } from 'zod';

/** A sentence for people about what was done. */
export const messageSchema = z.string().meta({ description: 'A sentence for people' });

/** The answer of what has nothing else to say. */
export const messageAnswerSchema = z.strictObject({ message: messageSchema });
export type Message = z.infer<typeof messageAnswerSchema>;

/** Where a page of a list stands; pages are counted from 1. */
export const paginationSchema = z
  .strictObject({
    currentPage: z.int().min(1),
    totalPages: z.int().min(1),
    pageSize: z.int().min(1).meta({ description: 'The most that a page has' }),
    totalRecords: z.int().min(0),
  })
  .meta({ id: 'Pagination', description: 'Where a page stands; beyond the end it is the last' });
