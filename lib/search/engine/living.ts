import type { SearchIndex } from '@/lib/search-index/types';
import { COMPANY_STATUSES } from '../constants';
import { DocSet } from './doc-set';
import { docsWithCode } from './value-sets';

const known = new WeakMap<SearchIndex, DocSet>();

/** Docs of companies that have not ceased. */
export function livingDocs(index: SearchIndex): DocSet {
  const found = known.get(index) ?? readLiving(index);
  known.set(index, found);
  return found;
}

const readLiving = ({ docs, statuses }: SearchIndex): DocSet =>
  DocSet.all(docs).without(
    docsWithCode(statuses, COMPANY_STATUSES.length, COMPANY_STATUSES.indexOf('CEASED')),
  );
