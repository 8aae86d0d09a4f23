import { useState } from 'react';
import { browserStorage } from '@/lib/api/browser-storage';
import { EXPORT_FORMATS } from '@/lib/exports/constants';
import type { ExportFormat } from '@/lib/exports/types';
import { columnsFor, keptColumns, usualColumns } from './chosen-columns';

const USES = ['sheet', 'page', 'comparedSheet', 'comparedPage'] as const;
type Use = (typeof USES)[number];

/** Spreadsheets and PDF pages have separate column choices, and so have comparisons. */
function useOf(kind: string, format: ExportFormat): Use {
  if (kind === 'compare') return format === 'pdf' ? 'comparedPage' : 'comparedSheet';
  return format === 'pdf' ? 'page' : 'sheet';
}

type Kept = { format: ExportFormat; withoutProtected: boolean } & Partial<Record<Use, string[]>>;

/** The last choice from browser storage, validated as untrusted input. */
function readKept(): Kept {
  try {
    const kept: Partial<Kept> = JSON.parse(browserStorage.get('export'));
    const format = EXPORT_FORMATS.find((known) => known === kept.format) ?? 'xlsx';
    const keysOf = (keys: unknown) =>
      Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : undefined;
    const withoutProtected = kept.withoutProtected === true;
    return {
      format,
      withoutProtected,
      ...Object.fromEntries(USES.map((use) => [use, keysOf(kept[use])])),
    };
  } catch {
    return { format: 'xlsx', withoutProtected: false };
  }
}

/** What a file is to be like, remembered in this browser. */
export function useChoice(kind: string) {
  const [kept, setKept] = useState(readKept);
  const { format } = kept;
  // A comparison is not made to contact its companies.
  const canLeaveOut = kind !== 'compare';
  const available = columnsFor(kind);
  const use = useOf(kind, format);
  const wanted = kept[use] ?? usualColumns(kind, format);
  const keep = (next: Kept) => {
    setKept(next);
    browserStorage.set('export', JSON.stringify(next));
  };
  const chosen = available.filter(({ key }) => wanted.includes(key)).map(({ key }) => key);
  return {
    kind,
    format,
    available,
    /** In the order of the file. */
    chosen,
    canLeaveOut,
    withoutProtected: canLeaveOut && kept.withoutProtected,
    setWithoutProtected: (withoutProtected: boolean) => keep({ ...kept, withoutProtected }),
    setFormat: (next: ExportFormat) => keep({ ...kept, format: next }),
    setColumns: (keys: readonly string[]) =>
      keep({ ...kept, [use]: keptColumns(kind, wanted, keys) }),
    setUsual: () => keep({ ...kept, [use]: usualColumns(kind, format) }),
  };
}

export type Choice = ReturnType<typeof useChoice>;
