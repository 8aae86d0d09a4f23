import { readFlag } from '@/lib/search/filter-values';

/** What a company has or is, or not; under `filters` in the messages. */
const LABELS = {
  hasTelephone: { yes: 'hasTelephone', no: 'noTelephone' },
  hasEmail: { yes: 'hasEmail', no: 'noEmail' },
  hasPostalAddress: { yes: 'hasPostalAddress', no: 'noPostalAddress' },
  listed: { yes: 'listed', no: 'notListed' },
  auditWaived: { yes: 'auditWaived', no: 'audited' },
  advertisingProtected: { yes: 'protected', no: 'notProtected' },
} as const;

export type FlagParam = keyof typeof LABELS;
export const FLAG_PARAMS = Object.keys(LABELS) as FlagParam[];

export const flagLabel = (param: FlagParam, value: boolean) => LABELS[param][value ? 'yes' : 'no'];

/** Addresses may write yes and no in several ways; undefined is neither. */
export const flagOf = (text = '') => readFlag(text, () => {});
