import { createLoader, parseAsStringLiteral } from 'nuqs/server';

/** Never throws. `da`: the Danish names of the lines beside the English ones. */
export const loadLabels = createLoader({ labels: parseAsStringLiteral(['da'] as const) });
