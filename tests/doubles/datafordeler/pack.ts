import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export type Row = Record<string, string | number | boolean | null>;
export type Rows = Record<string, Row[]>;
/** One array, an object around one, one row per line, or CSV with either delimiter. */
export type Layout = 'array' | 'wrapped' | 'lines' | 'csv' | 'csv;';
export type Data = 'Current' | 'Temporal' | 'Bitemporal';
export type Packed = { name: string; entity: string; data: Data; layout: Layout; bytes: Buffer };

/** Published only with everything ever entered. */
const onlyBitemporal = ['CVREnhed', 'Beskaeftigelse'];

const quoted = (value: unknown) => {
  const text = value === null || value === undefined ? '' : String(value);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

function csv(rows: Row[], delimiter: string): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => names.map((name) => quoted(row[name])).join(delimiter));
  return `\ufeff${[names.join(delimiter), ...lines].join('\r\n')}\r\n`;
}

export function write(entity: string, rows: Row[], layout: Layout): string {
  if (layout === 'array') return JSON.stringify(rows);
  if (layout === 'wrapped') {
    return JSON.stringify(
      { register: 'CVR', [entity]: rows, antal: rows.length, fejl: {} },
      null,
      1,
    );
  }
  if (layout === 'lines') return `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;
  return csv(rows, layout === 'csv' ? ',' : ';');
}

export async function zip(name: string, content: string | Buffer): Promise<Buffer> {
  const file = new ZipFile();
  const mtime = new Date('2026-10-09T23:10:00Z');
  file.addBuffer(Buffer.from(content), name, { mtime });
  file.end();
  return buffer(file.outputStream);
}

/** The rows of a kind of file: current, with history, or with everything ever entered. */
export function select(rows: Row[], data: Data): Row[] {
  const standing = rows.filter(({ registreringTil = null }) => registreringTil === null);
  if (data === 'Bitemporal') return rows;
  return data === 'Temporal'
    ? standing
    : standing.filter(({ virkningTil }) => virkningTil === null);
}

/** A generation of zips of all entities, as on the service. */
export function packAll(
  rows: Rows,
  {
    layout = 'array',
    data = 'Current',
    generation = 525,
  }: {
    layout?: Layout;
    data?: Data;
    generation?: number;
  } = {},
): Promise<Packed[]> {
  return Promise.all(
    Object.entries(rows).map(async ([entity, all]) => {
      const own = onlyBitemporal.includes(entity) ? 'Bitemporal' : data;
      const format = layout.startsWith('csv') ? 'csv' : 'json';
      const stem = `CVR_V2_${entity}_TotalDownload_${format}_${own}_${generation}`;
      const content = write(entity, select(all, own), layout);
      const bytes = await zip(`${stem}.${format}`, content);
      return { name: `${stem}.zip`, entity, data: own, layout, bytes };
    }),
  );
}

/** The list's row for a file. */
export function listed({ name, entity, data, layout, bytes }: Packed, pointInTime: string) {
  const hash = createHash('md5').update(bytes).digest('hex');
  return {
    fileName: name,
    register: 'CVR',
    entityName: entity,
    version: '2',
    typeOfDownload: 'TotalDownload',
    typeOfData: data,
    outputFileFormat: 'zip',
    generationNumber: Number(/_(\d+)\.zip$/.exec(name)?.[1]),
    pointInTime,
    generationTime: pointInTime,
    municipalityCode: null,
    containedFileFormat: layout.startsWith('csv') ? 'csv' : 'json',
    md5Hash: hash,
    fileSizeInBytes: bytes.length,
  };
}
