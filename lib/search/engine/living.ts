import { ENDED_STATUSES } from '@/lib/companies/ending';
import { oncePer } from '@/lib/once-per';
import { STATUS_CHOICES } from '@/lib/search-index/choices';
import type { SearchIndex } from '@/lib/search-index/types';
import { DocSet } from './doc-set';
import { docsWithCode } from './value-sets';

/** Statuses of ceased companies, with a known ending or not. */
const ENDED = ['CEASED', ...ENDED_STATUSES] as const;

/** Docs of companies that have not ceased. */
export const livingDocs = oncePer('livingDocs', ({ docs, statuses }: SearchIndex) =>
  ENDED.reduce(
    (living, status) =>
      living.without(docsWithCode(statuses, STATUS_CHOICES.length, STATUS_CHOICES.indexOf(status))),
    DocSet.all(docs),
  ),
);
