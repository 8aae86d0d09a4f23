import { z } from 'zod';
import { CompanyStatus } from '@/prisma/client/enums';
import type { TimelineEvent } from './types';

/** A status and the day on which it began. */
export type StatusChange = { status: CompanyStatus; on: Date };

const storedSchema = z.array(
  z.object({ status: z.enum(CompanyStatus), from: z.iso.date().transform((day) => new Date(day)) }),
);

/** The column `status_history`; empty for what cannot be read. */
export function toStatusChanges(stored: unknown): StatusChange[] {
  const read = storedSchema.safeParse(stored);
  return read.success ? read.data.map(({ status, from }) => ({ status, on: from })) : [];
}

/** When a company got into trouble, and when it got out of it without an end. */
export function pastStatusEvents(history: readonly StatusChange[]): TimelineEvent[] {
  return history.flatMap(({ status, on }, place) => {
    const former = history[place - 1]?.status ?? null;
    // Its start and its end are told as such.
    const isOfLife = status === 'CEASED' || (status === 'ACTIVE' && !former?.startsWith('IN_'));
    const before = former === 'CEASED' ? null : former;
    return isOfLife ? [] : [{ id: `STATUS-${place}`, on, field: 'STATUS', before, after: status }];
  });
}
