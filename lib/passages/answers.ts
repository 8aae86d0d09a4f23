import 'server-only';
import { z } from 'zod';
import { MOST_OF_PASSAGE, PASSAGE_KINDS } from './kinds';
import { wireKind } from './listed';

const passageSchema = z
  .strictObject({
    kind: z.enum(PASSAGE_KINDS.map(wireKind)).meta({
      description:
        'What it is about; review is a management’s review that is not divided into parts, later_events those after the end of the year',
    }),
    text: z.string().meta({
      description: `As the company wrote it, in Danish or English, without markup: paragraphs on lines of their own, cut at ${MOST_OF_PASSAGE.toLocaleString('en')} letters with an ellipsis`,
    }),
  })
  .meta({ id: 'Passage', description: 'What an annual report says in words about one thing' });

export const wordedReportSchema = z
  .strictObject({
    pdf_path: z.string().nullable().meta({
      description:
        'Where the report is, an address of the register; null where that is not known, as of reports of the sample',
    }),
    accounting_period: z.strictObject({
      startDato: z.iso.date().nullable(),
      slutDato: z.iso.date(),
    }),
    published_on: z.iso.date().nullable(),
    passages: z.array(passageSchema).min(1).meta({ description: 'At most one of each kind' }),
  })
  .meta({ id: 'WordedReport', description: 'An annual report that says something in words' });

/** GET /api/company/passages/{cvr} */
export const passagesAnswerSchema = z.strictObject({
  data: z.array(wordedReportSchema).meta({
    description:
      'Newest first, without those that a corrected report replaced; only reports that were filed as XBRL have passages, and what one does not tag is not among them',
  }),
});

export type WordedReportOnWire = z.infer<typeof wordedReportSchema>;
