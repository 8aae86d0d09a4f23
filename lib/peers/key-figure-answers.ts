import 'server-only';
import { z } from 'zod';
import { periodFields } from '@/lib/financials/answers';
import {
  KEY_FIGURE_DIRECTION,
  KEY_FIGURE_UNIT,
  KEY_FIGURES,
} from '@/lib/financials/key-figure-list';
import { peersSchema } from './answers';

const nameSchema = z.enum(KEY_FIGURES.map(({ wire }) => wire));
const percent = z.number().meta({ description: 'Percent; 0 too where it cannot be computed' });

const yearSchema = z
  .strictObject({
    ...periodFields,
    ...Object.fromEntries(KEY_FIGURES.map(({ wire }) => [wire, percent])),
    not_computed: z
      .array(nameSchema)
      .meta({ description: 'Figures that stand as 0 because they cannot be computed' }),
    restated_opening: z.array(nameSchema).meta({
      description:
        'Figures averaged with the opening balance as this report restates it, not as the report before stated it',
    }),
    on_closing_balance: z.array(nameSchema).meta({
      description:
        'Figures on the closing balance, not on an average, because no opening balance is known: not to be compared with those of other years',
    }),
  })
  .meta({ id: 'KeyFigures', description: 'The key figures of a financial year' });

/** GET /api/company/key-figure/{cvr} */
export const keyFiguresAnswerSchema = z.strictObject({
  data: z.array(yearSchema).meta({ description: 'Newest first' }),
  figures: z
    .array(
      z.strictObject({
        name: nameSchema,
        formula: z.string(),
        unit: z.literal(KEY_FIGURE_UNIT),
        direction: z.literal(KEY_FIGURE_DIRECTION),
      }),
    )
    .meta({ description: 'What each figure means' }),
  peers: peersSchema
    .nullable()
    .meta({ description: 'Null without annual accounts of its own or an industry' }),
});
