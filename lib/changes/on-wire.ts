import 'server-only';
import { z } from 'zod';
import type { Change } from '@/lib/notifications/change-text';
import { NEWS_TOPICS } from '@/lib/notifications/constants';
import { topicOf } from '@/lib/notifications/topics';

const text = z.string().nullable();

/** Of a change, as the API and webhooks tell it; each says which fields there are. */
export const changeFields = {
  topic: z.enum(NEWS_TOPICS),
  before: text.meta({
    description: 'A text of the register; of people, owners and auditors, those who left',
  }),
  after: text.meta({ description: 'Likewise; those who came' }),
  withheld: z.boolean().meta({
    description: 'The company has advertising protection: its addresses are not told',
  }),
};

/** `hidesPlaces`: of a company with advertising protection. */
export function toChangeOnWire<F extends Change['field']>(
  change: Change & { field: F },
  hidesPlaces: boolean,
) {
  const withheld = hidesPlaces && change.field === 'ADDRESS';
  const { field, before = null, after = null } = change;
  const told = withheld ? { before: null, after: null } : { before, after };
  return { topic: topicOf(change), field, ...told, withheld };
}
