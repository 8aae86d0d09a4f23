import 'server-only';
import { db } from '@/lib/db';
import type { LoadKind, LoadSource, LoadStatus } from '@/prisma/client/enums';
import { type ReportLine, reportLines } from './report-lines';

/** A load of the register, as shown to administrators. */
export type ListedLoad = {
  id: number;
  source: LoadSource;
  kind: LoadKind;
  status: LoadStatus;
  snapshotDate: Date | null;
  loaded: number;
  updated: number;
  unchanged: number;
  refused: number;
  companies: number;
  startedAt: Date;
  finishedAt: Date | null;
  /** Refusals by reason, unknown codes and similar. */
  report: ReportLine[];
};

export const LOADS_PAGE_SIZE = 20;

type LoadPage = { items: ListedLoad[]; total: number; page: number; totalPages: number };

/** A page of all loads of the register, newest first. */
export async function listRegisterLoads(asked: number): Promise<LoadPage> {
  const total = await db.registerLoad.count();
  const totalPages = Math.max(1, Math.ceil(total / LOADS_PAGE_SIZE));
  const page = Math.min(Math.max(asked, 1), totalPages);
  const rows = await db.registerLoad.findMany({
    orderBy: { id: 'desc' },
    skip: (page - 1) * LOADS_PAGE_SIZE,
    take: LOADS_PAGE_SIZE,
    omit: { completeTo: true },
  });
  const items = rows.map(({ report, ...load }) => ({ ...load, report: reportLines(report) }));
  return { items, total, page, totalPages };
}
