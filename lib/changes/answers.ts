import 'server-only';
import { z } from 'zod';
import { companyNameFields } from '@/lib/roles/answers';
import { ChangeField } from '@/prisma/client/enums';
import { changeFields } from './on-wire';

const changeSchema = z
  .strictObject({
    ...companyNameFields,
    field: z.enum(ChangeField),
    ...changeFields,
    seen_on: z.iso.date().meta({ description: 'The day of the register that first had it' }),
    loaded_at: z.iso.datetime().meta({ description: 'When it was loaded' }),
  })
  .meta({ id: 'RegisterChange', description: 'A change that a load of the register brought' });

/** GET /api/company/changes */
export const changesAnswerSchema = z.strictObject({
  data: z.array(changeSchema).meta({
    description:
      'The oldest first. New companies and those that a load leaves out are not among them',
  }),
  next: z.string().meta({
    description: 'To be kept and sent as after: at once where has_more says so, otherwise later',
  }),
  has_more: z.boolean(),
});

export type ChangesAnswer = z.infer<typeof changesAnswerSchema>;
