import 'server-only';
import { z } from 'zod';

/** A human-readable message about the result. */
export const messageSchema = z.string().meta({ description: 'A sentence for people' });

/** The response of routes that return nothing but a message. */
export const messageAnswerSchema = z.strictObject({ message: messageSchema });
export type Message = z.infer<typeof messageAnswerSchema>;

/** Pagination of a response. */
export const paginationFields = {
  currentPage: z
    .int()
    .min(1)
    .meta({ description: 'From 1; what is past the end is the last page' }),
  totalPages: z.int().min(0).meta({ description: '0 when there is nothing' }),
  pageSize: z.int().min(0).meta({ description: 'How many stand on a page at most' }),
  totalRecords: z.int().min(0).meta({ description: 'Of all pages' }),
};
export const paginationSchema = z
  .strictObject(paginationFields)
  .meta({ id: 'Pagination', description: 'Where a page of an answer stands' });
