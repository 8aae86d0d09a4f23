import { snakeCase } from '@/lib/words/snake-case';
import { PASSAGE_KINDS, type PassageKind, type Passages } from './kinds';

/** A kind as the API writes it: `contingent_liabilities`. */
export const wireKind = (kind: PassageKind): string => snakeCase(kind);

/** The passages of a report in the order in which they are shown. */
export const listedPassages = (passages: Passages): { kind: PassageKind; text: string }[] =>
  PASSAGE_KINDS.flatMap((kind) => {
    const text = passages[kind];
    return text === undefined ? [] : [{ kind, text }];
  });
