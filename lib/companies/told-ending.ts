import type { EndedStatus } from './ending';

/** An ending that says more than "ceased"; null for CEASED_OTHER. */
export const toldEnding = (ending: EndedStatus | null) =>
  ending === 'CEASED_OTHER' ? null : ending;
