import 'server-only';
import type { Prisma } from '@/prisma/client/client';

/**
 * What has to be ended elsewhere before an account can go, such as a subscription
 * at the payment provider. A step that throws keeps the account.
 */
export type LeavingStep = (tx: Prisma.TransactionClient, userId: string) => Promise<void>;

/** In this order; a domain that has something to end adds its step here. */
export const leavingSteps: readonly LeavingStep[] = [];
