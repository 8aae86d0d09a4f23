import { ENDED_STATUSES } from '@/lib/companies/ending';
import type { SearchIndex } from '@/lib/search-index/types';
import { STATUS_CHOICES } from '../constants';
import { DocSet } from './doc-set';
import { docsWithCode } from './value-sets';

/** Companies that ended, in a known manner or not. */
const ENDED = ['CEASED', ...ENDED_STATUSES] as const;

const known = new WeakMap<SearchIndex, DocSet>();

/** Docs of companies that have not ceased. */
export function livingDocs(index: SearchIndex): DocSet {
  const found = known.get(index) ?? readLiving(index);
  known.set(index, found);
  return found;
}

const readLiving = ({ docs, statuses }: SearchIndex): DocSet =>
  ENDED.reduce(
    (living, status) =>
      living.without(docsWithCode(statuses, STATUS_CHOICES.length, STATUS_CHOICES.indexOf(status))),
    DocSet.all(docs),
  );
