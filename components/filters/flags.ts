import type { FlagParam } from '@/lib/search/filter-kinds';
import { readFlag } from '@/lib/search/filter-values';

/** The ways in which a company can be reached. */
export const CONTACT_PARAMS = [
  'hasTelephone',
  'hasEmail',
  'hasPostalAddress',
  'hasWebsite',
] as const satisfies FlagParam[];

/** The key under `filters` in the messages. */
export const flagLabel = (param: FlagParam, value: boolean) =>
  `${value ? 'with' : 'without'}.${param}` as const;

/** Parses yes and no, which URLs may write in several ways; undefined for neither. */
export const flagOf = (text = '') => readFlag(text, () => {});
