import 'server-only';
import { z } from 'zod';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import { LEAST_PEERS, SIZE_CLASSES } from './constants';

const rankSchema = z
  .strictObject({
    value: z.number().meta({ description: 'Of the company itself, in percent' }),
    percentile: z
      .number()
      .min(0)
      .max(100)
      .meta({ description: 'Percent of the peers with a lower figure, equal ones counted half' }),
    median: z.number().meta({ description: 'The figure in the middle of the peers, in percent' }),
    peers: z.int().min(LEAST_PEERS).meta({ description: 'How many it is compared with' }),
  })
  .meta({ id: 'PeerRank', description: 'Where a company stands among its peers' });

const SIZES = SIZE_CLASSES.map(({ id, from, to }) => `${id} ${from}–${to ?? '…'}`);

const ranks = KEY_FIGURES.map(({ wire }) => [wire, rankSchema.nullable()]);

export const peersSchema = z
  .strictObject({
    industry_group: z
      .string()
      .regex(/^\d{2,3}$/)
      .meta({
        description:
          'The digits of the industry code that all share: the first three, or the first two where too few share three',
      }),
    size_class: z
      .enum(SIZE_CLASSES.map(({ id }) => id))
      .meta({ description: `By employees: ${SIZES.join(', ')}` }),
    end_date: z.iso.date().meta({ description: 'Last day of the year that is compared' }),
    ranks: z
      .strictObject(Object.fromEntries(ranks))
      .meta({ description: 'Null where it cannot be computed, or too few peers have it' }),
  })
  .meta({
    id: 'Peers',
    description: 'Its newest annual accounts among active companies of its industry and size',
  });
