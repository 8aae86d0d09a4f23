import 'server-only';
import { z } from 'zod';
import { CONTACT_KINDS, MOST_COUNTED } from './constants';

const sharedContactSchema = z
  .strictObject({
    kind: z.enum(CONTACT_KINDS).meta({
      description:
        'domain: the host of the website, or of the email where there is no website; never one that anybody may use, such as gmail.com',
    }),
    value: z.string().meta({ description: 'Of an address street and number, without the floor' }),
    others: z
      .int()
      .min(1)
      .max(MOST_COUNTED)
      .meta({
        description: `Other companies that have the same, active or not; ${MOST_COUNTED} also stands for more`,
      }),
    others_active: z
      .int()
      .min(0)
      .nullable()
      .meta({
        description: `Those of them that are ACTIVE; null where more than ${MOST_COUNTED} have it`,
      }),
    search: z.string().meta({
      description:
        'Words by which POST /api/company/search finds all of them, and the company itself',
    }),
    postal_code: z
      .string()
      .nullable()
      .meta({ description: 'The filter postalCode of that search; only of an address' }),
  })
  .meta({
    id: 'SharedContact',
    description: 'A phone number, email, domain or address that other companies have too',
  });

/** GET /api/company/shared-contacts/{cvr} */
export const sharedContactsAnswerSchema = z.strictObject({
  data: z
    .array(sharedContactSchema)
    .meta({ description: 'At most one of each kind; empty where no other company has the same' }),
});

export type SharedContactOnWire = z.infer<typeof sharedContactSchema>;
