import path from 'node:path';
import type { Entry, ZipFile } from 'yauzl';
import { DamagedZip, isEncrypted, listEntries, openZip } from '@/lib/zip/read';
import { bursts, MAX_PARTS } from '@/lib/zip/workbook-limits';
import { IMPORT_MESSAGES } from '../constants';
import { MalformedXml, readSheet, readStrings, readXml } from './sheet-xml';
import type { TableRow } from './table';

type Parts = ReadonlyMap<string, Entry>;
type Listed = { id: string; isHidden: boolean };

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/** An attribute whatever its prefix: "r:id" */
const attribute = (attributes: Record<string, string>, local: string) =>
  Object.entries(attributes).find(([name]) => name === local || name.endsWith(`:${local}`))?.[1];

async function listSheets(zip: ZipFile, part: Entry): Promise<Listed[]> {
  const sheets: Listed[] = [];
  await readXml(zip, part, {
    open(name, attributes) {
      if (name !== 'sheet') return;
      const prefixed = Object.entries(attributes).find(([name]) => name.endsWith(':id'));
      const isHidden = (attributes.state ?? 'visible') !== 'visible';
      sheets.push({ id: prefixed?.[1] ?? '', isHidden });
    },
  });
  return sheets;
}

/** The parts that the workbook refers to, by id and by kind. */
async function readRelations(zip: ZipFile, parts: Parts) {
  const byId = new Map<string, Entry>();
  const byKind = new Map<string, Entry>();
  const listing = parts.get(RELATIONS);
  if (!listing) return { byId, byKind };
  await readXml(zip, listing, {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const target = attribute(attributes, 'Target') ?? '';
      const place = target.startsWith('/') ? target.slice(1) : path.posix.join('xl', target);
      const part = parts.get(place);
      if (!part) return;
      byId.set(attributes.Id ?? '', part);
      byKind.set((attributes.Type ?? '').split('/').at(-1) ?? '', part);
    },
  });
  return { byId, byKind };
}

async function readParts(zip: ZipFile, parts: Parts): Promise<TableRow[] | string> {
  const workbook = parts.get(WORKBOOK);
  if (!workbook) return IMPORT_MESSAGES.unreadable;
  const sheets = await listSheets(zip, workbook);
  const { byId, byKind } = await readRelations(zip, parts);
  const texts = byKind.get('sharedStrings') ?? parts.get('xl/sharedStrings.xml');
  const strings = texts ? await readStrings(zip, texts) : [];
  if (strings === null) return IMPORT_MESSAGES.bursts;
  // What is hidden is read only if nothing else has content.
  for (const isHidden of [false, true]) {
    for (const sheet of sheets) {
      const part = byId.get(sheet.id);
      if (!part || sheet.isHidden !== isHidden) continue;
      const rows = await readSheet(zip, part, strings);
      if (rows.length > 0) return rows;
    }
  }
  return [];
}

/**
 * The rows of the first sheet with content, or what is wrong with the file.
 * @throws only faults of our own
 */
export async function readWorkbook(bytes: Buffer): Promise<TableRow[] | string> {
  try {
    const zip = await openZip(bytes);
    if (zip.entryCount > MAX_PARTS) return IMPORT_MESSAGES.bursts;
    const parts = await listEntries(zip);
    if (parts.some(isEncrypted)) return IMPORT_MESSAGES.protected;
    if (bursts(parts)) return IMPORT_MESSAGES.bursts;
    return await readParts(zip, new Map(parts.map((part) => [part.fileName, part])));
  } catch (error) {
    if (error instanceof DamagedZip || error instanceof MalformedXml)
      return IMPORT_MESSAGES.damaged;
    throw error;
  }
}
