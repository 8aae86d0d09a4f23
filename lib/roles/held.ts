import 'server-only';
import { Prisma } from '@/prisma/client/client';
import { toBand } from './mapper';
import type { Held } from './types';

/** The columns of a role and its period. */
export const held = Prisma.raw(`"group", title, organ, valid_from AS "validFrom",
  valid_to AS "validTo", ownership::float8, votes::float8`);

/** A row with those columns: the shares are the lower bounds of their bands. */
export type HeldRow = Omit<Held, 'ownership' | 'votes'> & {
  ownership: number | null;
  votes: number | null;
};

export const toHeld = <T extends HeldRow>({ ownership, votes, ...role }: T) => ({
  ...role,
  ownership: toBand(ownership),
  votes: toBand(votes),
});
