import { keysOf } from '@/lib/entries';
import type { FlagParam } from '@/lib/search/filter-kinds';
import { readFlag } from '@/lib/search/filter-values';

/** Properties that a company has or lacks; the keys are under `filters` in the messages. */
const LABELS = {
  hasTelephone: { yes: 'hasTelephone', no: 'noTelephone' },
  hasEmail: { yes: 'hasEmail', no: 'noEmail' },
  hasPostalAddress: { yes: 'hasPostalAddress', no: 'noPostalAddress' },
  hasWebsite: { yes: 'hasWebsite', no: 'noWebsite' },
  listed: { yes: 'listed', no: 'notListed' },
  auditWaived: { yes: 'auditWaived', no: 'audited' },
  advertisingProtected: { yes: 'protected', no: 'notProtected' },
} as const satisfies Record<FlagParam, object>;

export const FLAG_PARAMS = keysOf(LABELS);

/** The ways in which a company can be reached. */
export const CONTACT_PARAMS = [
  'hasTelephone',
  'hasEmail',
  'hasPostalAddress',
  'hasWebsite',
] as const satisfies FlagParam[];

export const flagLabel = (param: FlagParam, value: boolean) => LABELS[param][value ? 'yes' : 'no'];

/** Parses yes and no, which URLs may write in several ways; undefined for neither. */
export const flagOf = (text = '') => readFlag(text, () => {});
