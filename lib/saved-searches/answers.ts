import 'server-only';
import { z } from 'zod';
import { messageSchema } from '@/lib/answer-parts';
import { SEARCH_KINDS } from './constants';

const count = z.int().min(0);

const changeSchema = z.strictObject({
  load: z.int().meta({ description: 'The number of the load of the register' }),
  new: count.meta({
    description:
      'How many companies came to the search; with `notSaved=*` in its query without those you had saved by then',
  }),
  left: count.meta({ description: 'How many companies left it, likewise' }),
  at: z.iso.datetime(),
});

const searchSchema = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(SEARCH_KINDS).meta({ description: 'The page that it is of' }),
    query: z
      .string()
      .meta({ description: 'Words and filters as the address of its page has them' }),
    members: count.meta({
      description:
        'The companies it found when it was compared last, also those you have saved where it leaves them out',
    }),
    createdAt: z.iso.datetime(),
    lastChange: changeSchema.nullable().meta({ description: 'null: none yet' }),
  })
  .meta({ id: 'SavedSearch', description: 'A search that is compared after each load' });
export type SavedSearchOnWire = z.infer<typeof searchSchema>;

/** GET /api/saved/searches */
export const searchesAnswerSchema = z.strictObject({
  status: z.literal('success'),
  data: z.array(searchSchema),
});

/** POST /api/saved/searches */
export const searchAnswerSchema = z.strictObject({ message: messageSchema, data: searchSchema });

/** PUT /api/saved/searches/{id} */
export const renamedAnswerSchema = z.strictObject({ message: messageSchema, name: z.string() });
