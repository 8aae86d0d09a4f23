import { AUDIT_OPINIONS } from '@/lib/search-index/audit-opinions';
import { readOneOf } from './filter-values';

// Apart, as pages read opinions only once filters are chosen.

export const readOpinions = readOneOf(AUDIT_OPINIONS);
