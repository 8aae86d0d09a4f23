import 'server-only';
import { db } from '@/lib/db';
import type { ClickKind } from './constants';

const stored = { search: 'SEARCH', recommendation: 'RECOMMENDATION' } as const;

/** Notes that somebody opened a company from a list; nothing leaves the database. */
export async function recordClick(click: {
  userId: string;
  kind: ClickKind;
  companyKey: string;
  /** Recommendations: the company on whose page it stood. */
  fromKey?: string;
  /** Place in the list, from 1. */
  position?: number;
}): Promise<void> {
  await db.click.create({ data: { ...click, kind: stored[click.kind] }, select: { id: true } });
}
