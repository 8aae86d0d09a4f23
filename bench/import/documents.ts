import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { registerDocument } from '../../tests/support/register-document';
import type { Row } from '../row';
import { withFolder } from '../with-folder';
import { withTemporaryDatabase } from './database';
import { row, runMeasured } from './measured';

const firstNumber = 10_000_000;

function* lines(count: number, version: number): Generator<string> {
  for (let index = 0; index < count; index += 1) {
    yield `${JSON.stringify(registerDocument(firstNumber + index * 11, version))}\n`;
  }
}

async function write(file: string, count: number, version = 1): Promise<number> {
  let bytes = 0;
  async function* counted() {
    for (const line of lines(count, version)) {
      bytes += Buffer.byteLength(line);
      yield line;
    }
  }
  await pipeline(counted, createWriteStream(file));
  return bytes;
}

async function importOnce(url: string, file: string, what: string, count: number): Promise<Row> {
  return row(what, count, await runMeasured(url, ['scripts/register-import.ts', file]));
}

/** The usual approach, for comparison: Prisma inserts each mapped document separately. */
async function peer(url: string, count: number): Promise<Row> {
  const measured = await runMeasured(url, ['bench/import/peer.ts', String(count)]);
  return row('peer: one Prisma create a document', count, measured);
}

/** Imports invented register documents of real size, timed from the command's start to its end. */
export async function measureDocuments(count: number): Promise<Row[]> {
  return withFolder(async (folder) => {
    const file = path.join(folder, 'documents.ndjson');
    const rows: Row[] = [];
    await withTemporaryDatabase(async (url) => {
      const bytes = await write(file, count);
      const size = `${Math.round(bytes / count / 1000)} kB each`;
      rows.push(await importOnce(url, file, `new documents, ${size}, empty register`, count));
      rows.push(await importOnce(url, file, 'the same again', count));
      await write(file, count, 2);
      rows.push(await importOnce(url, file, 'all changed', count));
    });
    await withTemporaryDatabase(async (url) => {
      await write(file, count / 4);
      rows.push(await importOnce(url, file, 'a quarter as many, new', count / 4));
    });
    await withTemporaryDatabase(async (url) => {
      rows.push(await peer(url, Math.min(2_000, count)));
    });
    return rows;
  });
}
