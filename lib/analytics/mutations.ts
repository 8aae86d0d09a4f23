import 'server-only';
import { db } from '@/lib/db';
import type { ClickKind } from './constants';

const stored = { search: 'SEARCH', recommendation: 'RECOMMENDATION' } as const;

/** Records that a user opened a company from a list; the data stays in our database. */
export async function recordClick(click: {
  userId: string;
  kind: ClickKind;
  companyKey: string;
  /** Only for recommendations: the company whose page showed the list. */
  fromKey?: string;
  /** Position in the list, from 1. */
  position?: number;
}): Promise<void> {
  await db.click.create({ data: { ...click, kind: stored[click.kind] }, select: { id: true } });
}
