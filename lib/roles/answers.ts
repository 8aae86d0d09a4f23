import 'server-only';
import { z } from 'zod';
import { paginationSchema } from '@/lib/answer-parts';
import { keySchema, sourceDateSchema } from '@/lib/companies/answers';
import { ParticipantKind, RoleGroup } from '@/prisma/client/enums';
import { HOLDINGS_SHOWN, MOST_COUNTED, OTHERS_SHOWN, WAYS_TOLD } from './constants';

const text = z.string().nullable();

export const participantIdSchema = z
  .string()
  .regex(/^\d+$/)
  .meta({ description: 'The number that the register gives who holds roles' });

export const participantKindSchema = z.enum(ParticipantKind);
export const roleGroupSchema = z.enum(RoleGroup);

export const bandSchema = z
  .strictObject({
    from: z.number().meta({ description: 'Percent; belongs to it' }),
    to: z.number().nullable().meta({ description: 'Percent; does not belong to it' }),
  })
  .meta({ id: 'Share', description: 'The band that a share lies in; all of it is from 100' });

const since = z.iso.date().nullable().meta({ description: 'First day; null where not known' });

const shareFields = {
  ownership: bandSchema.nullable().meta({ description: 'Of the capital; of owners only' }),
  votes: bandSchema.nullable().meta({ description: 'Of owners only' }),
  valid_from: since,
  valid_to: z.iso.date().nullable().meta({
    description:
      'Last day, held today where it is ahead; null: held today, or a founding, or the company has ceased',
  }),
};

export const heldFields = {
  role: text.meta({
    description: 'In the Danish words of the register; its organ without a title',
  }),
  group: roleGroupSchema,
  organ: text.meta({ description: 'Such as Direktion' }),
  ...shareFields,
};

/** Another company, by key and name. */
export const companyNameFields = { the_key: keySchema, Firmnavn: text };

const isProtected = z.boolean().meta({ description: 'It must not be advertised to' });
/** Another company, as shown in lists of roles and owners. */
export const otherCompanyFields = { ...companyNameFields, reklamebeskyttet: isProtected };
const otherCompanySchema = z
  .strictObject(otherCompanyFields)
  .meta({ id: 'CompanyName', description: 'Another company' });

const participantFields = {
  name: z.string(),
  participant_id: participantIdSchema,
  participant_kind: participantKindSchema,
  the_key: keySchema.nullable().meta({ description: 'Of a company that the register has' }),
  reklamebeskyttet: isProtected.meta({
    description: 'A company that must not be advertised to; false of people',
  }),
};

const elsewhereSchema = z
  .strictObject({ ...heldFields, ...otherCompanyFields })
  .meta({ id: 'RoleElsewhere', description: 'A role in a company' });

const roleSchema = z
  .strictObject({
    ...heldFields,
    ...participantFields,
    other_companies: z
      .array(otherCompanySchema)
      .meta({ description: `The first ${OTHERS_SHOWN} in which they hold a role today` }),
    other_companies_total: z
      .int()
      .min(0)
      .meta({ description: `${MOST_COUNTED} stands for so many or more` }),
  })
  .meta({ id: 'Role', description: 'A role in this company, and who holds it' });

/** GET /api/company/role/{cvr} */
export const rolesAnswerSchema = z.strictObject({
  data: z.array(roleSchema),
  drawing_rule: text.meta({ description: 'Who signs for it, as registered' }),
  source_date: sourceDateSchema,
  current_total: z.int().min(0),
  former_total: z.int().min(0),
  owned_companies: z
    .array(elsewhereSchema)
    .meta({ description: `The ${HOLDINGS_SHOWN} largest shares that it holds today` }),
  owned_companies_total: z.int().min(0),
  pagination: paginationSchema,
});

export type RolesAnswer = z.infer<typeof rolesAnswerSchema>;

const linkFields = {
  ...shareFields,
  named_before: z.boolean().meta({ description: 'Named before, with what hangs on it' }),
};

const linkSchema = z.strictObject({ ...participantFields, ...linkFields });
export type OwnerOnWire = z.infer<typeof linkSchema> & { owners: OwnerOnWire[] };
const ownerSchema: z.ZodType<OwnerOnWire> = linkSchema
  .extend({ owners: z.lazy(() => z.array(ownerSchema)) })
  .meta({ id: 'Owner', description: 'Who owns a share, and who owns them in turn' });

const ownedLinkSchema = z.strictObject({ ...otherCompanyFields, ...linkFields });
export type OwnedOnWire = z.infer<typeof ownedLinkSchema> & { owned_companies: OwnedOnWire[] };
const ownedSchema: z.ZodType<OwnedOnWire> = ownedLinkSchema
  .extend({ owned_companies: z.lazy(() => z.array(ownedSchema)) })
  .meta({ id: 'OwnedCompany', description: 'A company, and what it owns in turn' });

const combinedFields = {
  combined_ownership: z
    .strictObject({
      from: z.number().meta({ description: 'Percent; belongs to it' }),
      to: z.number().nullable().meta({
        description: 'Percent; belongs to it. Null: a share in a chain is not published',
      }),
    })
    .meta({
      id: 'CombinedShare',
      description:
        'The total share of the capital: the ends of the shares along a chain are multiplied, and all chains added up. What leads back to a company is not added',
    }),
  chains: z.array(z.array(otherCompanySchema)).meta({
    description: `The companies between, nearest first; none where it is held directly. Of the first ${WAYS_TOLD} chains`,
  }),
  chains_total: z.int().min(1),
};

const ultimateOwnerSchema = z
  .strictObject({
    ...participantFields,
    ...combinedFields,
    has_more: z.boolean().meta({ description: 'Who owns it is not followed further' }),
  })
  .meta({
    id: 'UltimateOwner',
    description: 'An owner, direct or not, that nobody is known to own',
  });

const indirectlyOwnedSchema = z
  .strictObject({ ...otherCompanyFields, ...combinedFields })
  .meta({ id: 'IndirectlyOwnedCompany', description: 'A company that is owned through others' });

const hasCircle = z.boolean().meta({
  description: 'Companies own shares in themselves or each other, so totals may be higher',
});
const hasMore = z.boolean().meta({ description: 'There is more than is followed' });

/** GET /api/company/participant/{id} */
export const participantAnswerSchema = z.strictObject({
  participant: z.strictObject(participantFields),
  data: z.array(elsewhereSchema).meta({ description: 'Those of today first' }),
  indirectly_owned_companies: z.array(indirectlyOwnedSchema).meta({
    description: 'What they own through companies today, the same on every page; largest first',
  }),
  ownership_has_circle: hasCircle,
  ownership_has_more: hasMore,
  pagination: paginationSchema,
});

export type ParticipantAnswer = z.infer<typeof participantAnswerSchema>;

/** GET /api/company/ownership/{cvr} */
export const ownershipAnswerSchema = z.strictObject({
  owners: z.array(ownerSchema),
  owned_companies: z.array(ownedSchema),
  ultimate_owners: z.array(ultimateOwnerSchema).meta({
    description: 'Legal owners at the top of the chains, largest first; not the beneficial owners',
  }),
  indirectly_owned_companies: z.array(indirectlyOwnedSchema),
  has_circle: hasCircle,
  has_more: hasMore,
});

export type OwnershipAnswer = z.infer<typeof ownershipAnswerSchema>;
