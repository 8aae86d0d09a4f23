import { createLoader, parseAsStringLiteral } from 'nuqs/server';

/** Never throws. `da` shows the Danish names of the lines next to the English ones. */
export const loadLabels = createLoader({ labels: parseAsStringLiteral(['da'] as const) });
