import 'server-only';
import type { Prisma } from '@/prisma/client/client';

/**
 * What has to be ended before an account can go. A step that throws keeps the account. Plans
 * need none: their customer stays without the person, and lib/billing/care.ts ends at the
 * payment provider what such customers have, as often as it takes.
 */
export type LeavingStep = (tx: Prisma.TransactionClient, userId: string) => Promise<void>;

/** In this order; a domain that has something to end adds its step here. */
export const leavingSteps: readonly LeavingStep[] = [];
