import 'server-only';
import { z } from 'zod';
import { keySchema } from '@/lib/companies/answers';
import { participantIdSchema, participantKindSchema } from '@/lib/roles/answers';
import { COMPANIES_SHOWN, HOLDERS_SHOWN, MOST_ROLES_KINDS } from './constants';
import type { Holder } from './types';

const holderSchema = z
  .strictObject({
    participant_id: participantIdSchema,
    participant_kind: participantKindSchema,
    name: z.string(),
    companies_total: z
      .int()
      .min(1)
      .meta({ description: 'Of those found, companies with the role' }),
    companies: z
      .array(
        z.strictObject({
          company_key: keySchema,
          name: z.string().nullable(),
          former: z.boolean().meta({ description: 'The role there has ended, or the company' }),
        }),
      )
      .meta({ description: `The first ${COMPANIES_SHOWN} of them by CVR number` }),
  })
  .meta({ id: 'RoleHolder', description: 'Who holds one kind of role in several companies' });

/** GET /api/company/most-roles */
export const mostRolesAnswerSchema = z.strictObject({
  status: z.literal('success'),
  data: z.strictObject({
    role: z.enum(MOST_ROLES_KINDS),
    ever: z.boolean().meta({ description: 'Whether roles of before count too' }),
    holders: z.array(holderSchema).meta({
      description: `Those in most companies first, at most ${HOLDERS_SHOWN}; roles held today in companies that have not ceased, or with ever=true today and before in any, as always of founders`,
    }),
  }),
});

export const toHolderAnswer = ({ id, kind, name: called, held, companies }: Holder) => ({
  participant_id: id,
  participant_kind: kind,
  name: called,
  companies_total: held,
  companies: (companies ?? []).map(({ key, name, isFormer }) => ({
    company_key: key,
    name,
    former: isFormer,
  })),
});
