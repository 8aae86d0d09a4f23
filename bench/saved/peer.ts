import type { SavedParams } from '@/lib/saved/saved-params';
import { foldWords } from '@/lib/words/fold';

type Entry = {
  id: string;
  name: string;
  companyKey: string;
  industry: string | null;
  town: string | null;
  employees: number | null;
  revenue: number | null;
  status: string;
  tags: string[];
  note: string;
  createdAt: Date;
  lists: string[];
};

/**
 * The usual implementation: reads all saved entries with their companies, then searches, sorts
 * and pages them in JavaScript.
 */
export async function peerPage(userId: string, params: SavedParams): Promise<number> {
  const { db } = await import('@/lib/db');
  const entries = await db.savedCompany.findMany({
    where: { userId },
    include: { lists: { select: { listId: true } } },
  });
  const companies = await db.company.findMany({
    where: { key: { in: entries.map(({ companyKey }) => companyKey) } },
    select: {
      key: true,
      name: true,
      status: true,
      employees: true,
      employeesMin: true,
      revenue: true,
      postalDistrict: true,
      municipality: { select: { name: true } },
      industry: { select: { danish: true } },
    },
  });
  const byKey = new Map(companies.map((company) => [company.key, company]));
  const rows = entries.map(({ id, companyKey, companyName, tags, note, createdAt, lists }) => {
    const company = byKey.get(companyKey);
    return {
      id,
      companyKey,
      tags,
      note,
      createdAt,
      lists: lists.map(({ listId }) => listId),
      name: company?.name ?? companyName,
      industry: company?.industry?.danish ?? null,
      town: company?.postalDistrict ?? company?.municipality?.name ?? null,
      employees: company?.employees ?? company?.employeesMin ?? null,
      revenue: company?.revenue == null ? null : Number(company.revenue),
      status: company?.status ?? 'UNKNOWN',
    };
  });
  return pageOf(rows, params);
}

const collator = new Intl.Collator('da');

function sortedBy(entry: Entry, sort: SavedParams['sort']): string | number | null {
  if (sort === 'saved') return entry.createdAt.getTime();
  if (sort === 'cvr') return entry.companyKey;
  if (sort === 'tags') return entry.tags.join(' ') || null;
  if (sort === 'note') return entry.note || null;
  return entry[sort];
}

function compare(left: string | number, right: string | number): number {
  return typeof left === 'string' && typeof right === 'string'
    ? collator.compare(left, right)
    : Number(left) - Number(right);
}

/** @returns the number of matches. */
function pageOf(entries: Entry[], params: SavedParams): number {
  const words = foldWords(params.search);
  const fitting = entries.filter((entry) => {
    if (params.list !== null && !entry.lists.includes(params.list)) return false;
    if (params.tag !== '' && !entry.tags.includes(params.tag)) return false;
    if (params.industry !== '' && entry.industry !== params.industry) return false;
    if (words.length === 0) return true;
    const { companyKey, name, town, tags, note } = entry;
    const text = foldWords(companyKey, name, town, ...tags, note).join(' ');
    return words.every((word) => text.includes(word));
  });
  const sign = params.direction === 'asc' ? 1 : -1;
  fitting.sort((a, b) => {
    const [left, right] = [sortedBy(a, params.sort), sortedBy(b, params.sort)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * compare(left, right) || (a.id < b.id ? -1 : 1);
  });
  const start = (params.page - 1) * params.size;
  fitting.slice(start, start + params.size);
  return fitting.length;
}
