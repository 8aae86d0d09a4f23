import 'server-only';
import { z } from 'zod';
import { paginationSchema } from '@/lib/answer-parts';
import {
  otherCompanyFields,
  participantIdSchema,
  participantKindSchema,
  roleGroupSchema,
} from '@/lib/roles/answers';
import { MOST_PEOPLE } from './constants';

const personSchema = z
  .strictObject({
    participant_id: participantIdSchema,
    participant_kind: participantKindSchema.exclude(['COMPANY']).meta({
      description: 'OTHER: an organisation without a CVR number, such as a foreign company',
    }),
    name: z.string(),
    current_roles: z
      .int()
      .min(0)
      .meta({ description: 'Roles held today; neither foundings nor those in ceased companies' }),
    companies: z
      .array(z.strictObject({ ...otherCompanyFields, group: roleGroupSchema }))
      .meta({ description: 'The first ones of today; former ones where there is none of today' }),
    companies_total: z.int().min(0),
  })
  .meta({
    id: 'Person',
    description: 'A person, or an organisation without a CVR number, with roles in companies',
  });

/** GET /api/company/people */
export const peopleAnswerSchema = z.strictObject({
  data: z.array(personSchema),
  has_more: z.boolean().meta({
    description: `More than the ${MOST_PEOPLE} that are found are called so; whether another page follows is in pagination`,
  }),
  placed: z.strictObject({ name: z.string(), place: z.string() }).nullable().meta({
    description:
      'Set where nobody is called so, and the last words are a place: these are the people of that name with a company there, which stands first among theirs',
  }),
  pagination: paginationSchema,
});

export type PeopleAnswer = z.infer<typeof peopleAnswerSchema>;
