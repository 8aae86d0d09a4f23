import 'server-only';
import { z } from 'zod';
import { keySchema, statusSchema } from '@/lib/companies/answers';
import {
  heldFields,
  otherCompanyFields,
  participantIdSchema,
  participantKindSchema,
} from '@/lib/roles/answers';
import { MOST_COUNTED } from '@/lib/roles/constants';
import { CHAINS_SHOWN } from './constants';

const companySchema = z.strictObject({
  kind: z.literal('company'),
  ...otherCompanyFields,
  status: statusSchema,
});
const participantSchema = z.strictObject({
  kind: z
    .literal('participant')
    .meta({ description: 'A person, or a company or organisation that the register lacks' }),
  participant_id: participantIdSchema,
  participant_kind: participantKindSchema,
  name: z.string(),
});

/** What answers say of a company and of a person. */
export const nodeFields = { company: companySchema, participant: participantSchema };

const endSchema = z
  .discriminatedUnion('kind', [companySchema, participantSchema])
  .meta({ id: 'ConnectedEnd', description: 'A company or a person whose connection is told' });

const companiesTotal = {
  companies_total: z
    .int()
    .min(0)
    .meta({
      description: `In how many companies it has roles that count, the fewer the more a chain says; ${MOST_COUNTED} stands for so many or more`,
    }),
};
const nodeSchema = z
  .discriminatedUnion('kind', [
    companySchema.extend(companiesTotal),
    participantSchema.extend(companiesTotal),
  ])
  .meta({ id: 'ConnectedNode', description: 'A company or a person in a chain' });

const linkRoleSchema = z
  .strictObject({
    ...heldFields,
    held_in: keySchema.meta({
      description: 'In which of the two companies or people that it connects; the other holds it',
    }),
  })
  .meta({
    id: 'ConnectingRole',
    description: 'A role that one of two neighbours has in the other',
  });

const day = z.iso.date().nullable();

const chainSchema = z
  .strictObject({
    nodes: z.array(nodeSchema).meta({ description: 'Begins with `of` and ends with `with`' }),
    links: z.array(z.array(linkRoleSchema)).meta({
      description:
        'What connects each node with the next one: one list less than nodes, the newest role first',
    }),
    together: z.strictObject({ from: day, to: day }).nullable().meta({
      description:
        'First and last day of the last time at which all links stood, each null where it has no such end; null: they never stood at one time, or one of them is a founding on an unknown day',
    }),
    today: z.boolean().meta({ description: 'All links stand today' }),
  })
  .meta({ id: 'ConnectingChain', description: 'A chain of roles between two companies or people' });

/** GET /api/company/connections */
export const connectionsAnswerSchema = z.strictObject({
  of: endSchema,
  with: endSchema,
  data: z.array(chainSchema).meta({
    description: `The shortest chains, at most ${CHAINS_SHOWN}: those of today first, then those that stood at one time, the latest first`,
  }),
  total: z
    .int()
    .min(0)
    .meta({ description: 'How many chains are as short, listed or not; 0: none was found' }),
  has_more: z.boolean().meta({
    description:
      'There are more roles than are followed: there may be other chains, and shorter ones',
  }),
});

export type ConnectionsAnswer = z.infer<typeof connectionsAnswerSchema>;
