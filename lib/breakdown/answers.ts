import 'server-only';
import { z } from 'zod';
import { GROUP_FIELDS, GROUP_FIGURES } from '@/lib/search/group-fields';

const count = z.int().min(0);

const figureSchema = z
  .strictObject({
    counted: count.meta({ description: 'Companies of the group with the figure' }),
    sum: z.number().nullable().meta({ description: 'Null of percentages' }),
    mean: z.number().nullable().meta({ description: 'Null when none of them has the figure' }),
    median: z.number().nullable(),
  })
  .nullable()
  .meta({
    id: 'GroupFigure',
    description:
      'A figure of the newest accounts over the companies that have it, in DKK, or in per cent; employees are those of today, and of companies of which only an interval is known its lower end counts. Null where no figure is asked for',
  });

const counted = { companies: count, figure: figureSchema };

const groupSchema = z
  .strictObject({
    value: z.string().meta({
      description:
        'As its filter takes it; of postal districts the code and the name, of years of founding the year, of employees 0, a range such as 1-5, or 1001- for all above',
    }),
    ...counted,
  })
  .meta({ id: 'CompanyGroup', description: 'The companies that have one value' });

const restSchema = z.strictObject(counted).meta({ id: 'GroupTotal' });

/** GET /api/company/breakdown */
export const breakdownAnswerSchema = z.strictObject({
  status: z.literal('success'),
  data: z.strictObject({
    by: z.enum(GROUP_FIELDS),
    figure: z.enum(GROUP_FIGURES).nullable(),
    groups: z.array(groupSchema).meta({ description: 'All groups that have a company' }),
    without: restSchema.meta({ description: 'Companies in none of the groups' }),
    all: restSchema.meta({ description: 'All companies found' }),
  }),
});
