import 'server-only';
import { z } from 'zod';
import { keySchema } from '@/lib/companies/answers';
import { nodeFields } from '@/lib/connections/answers';
import { heldFields } from '@/lib/roles/answers';
import { MOST_AROUND, MOST_SHARED } from './constants';

const idSchema = z.string().meta({
  description: 'As `of` and `open` take it: a CVR number, or a participant_id with a "p" before it',
});

const networkFields = {
  id: idSchema,
  steps: z.int().min(0).meta({ description: 'The fewest links from `of`, among those listed' }),
  open: z.boolean().meta({ description: 'Its own neighbours are listed' }),
  not_listed: z
    .int()
    .min(0)
    .nullable()
    .meta({ description: 'How many neighbours are not listed; null: too many to count' }),
};

const nodeSchema = z
  .discriminatedUnion('kind', [
    nodeFields.company.extend(networkFields),
    nodeFields.participant.extend(networkFields),
  ])
  .meta({ id: 'NetworkNode', description: 'A company or a person in a network' });

const linkSchema = z
  .strictObject({
    holder: idSchema,
    held_in: keySchema.meta({ description: 'The company that it holds the roles in' }),
    roles: z
      .array(
        z
          .strictObject({ ...heldFields, today: z.boolean().meta({ description: 'Held today' }) })
          .meta({ id: 'NetworkRole', description: 'A role that connects two of a network' }),
      )
      .meta({ description: 'Those of today first' }),
  })
  .meta({ id: 'NetworkLink', description: 'What one of a network holds in another' });

/** GET /api/company/network */
export const networkAnswerSchema = z.strictObject({
  nodes: z.array(nodeSchema).meta({
    description: `\`of\` first, then by steps: at most ${MOST_AROUND} neighbours of each that is open, and ${MOST_SHARED} that several neighbours of \`of\` share`,
  }),
  links: z.array(linkSchema).meta({ description: 'All between those listed' }),
  has_more: z.boolean().meta({
    description: 'There are more roles than are followed: others may be shared, too',
  }),
});

export type NetworkAnswer = z.infer<typeof networkAnswerSchema>;
