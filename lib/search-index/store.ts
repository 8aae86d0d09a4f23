import 'server-only';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { digestCodeLists } from './code-lists';
import { copyOut } from './copy-out';
import { ownVersionSql } from './own-version';
import { fromHeader, indexFormat, type Section, toSections } from './sections';
import type { SearchIndex } from './types';

const partBytes = 4 * 1024 ** 2;
const headerSection = 'header';
/**
 * Across all formats: after a newer index of another format, our own reflects an older register.
 */
const newest = '(SELECT max(version) FROM search_indexes)';

const copyHeader = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]);
const copyTrailer = Buffer.from([0xff, 0xff]);

function field(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function int4(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return field(bytes);
}

type Written = { header: string; sections: Section[] };

const bytesOf = ({ array }: Section) =>
  Buffer.from(array.buffer, array.byteOffset, array.byteLength);

function digestOf({ header, sections }: Written): string {
  const hash = createHash('sha1').update(header);
  for (const section of sections) hash.update(bytesOf(section));
  return hash.digest('base64');
}

function* partsOf({ header, sections }: Written) {
  yield { section: headerSection, bytes: Buffer.from(header) };
  for (const section of sections) {
    const { name } = section;
    const bytes = bytesOf(section);
    for (let from = 0; from < bytes.length; from += partBytes) {
      yield { section: name, bytes: bytes.subarray(from, from + partBytes) };
    }
  }
}

/** The rows of the parts in COPY's binary format. */
function* rowsOf(version: number, written: Written): Generator<Buffer> {
  yield copyHeader;
  let position = 0;
  for (const { section, bytes } of partsOf(written)) {
    const begin = Buffer.from([0, 4]);
    const length = Buffer.alloc(4);
    length.writeInt32BE(bytes.length);
    const before = [begin, int4(version), int4(position), field(Buffer.from(section)), length];
    yield Buffer.concat(before);
    yield bytes;
    position += 1;
  }
  yield copyTrailer;
}

/**
 * Replaces the stored index in the caller's transaction; an identical index is left in place. The
 * index of the previous format is kept for instances of the previous release; older ones are
 * deleted.
 * @returns its version, greater than that of every earlier index.
 */
export async function storeIndex(
  client: ClientBase,
  index: Omit<SearchIndex, 'version'>,
): Promise<number> {
  const written = toSections(index);
  const identity = [digestOf(written), await digestCodeLists(client)];
  const same = await client.query<{ version: number }>(
    `SELECT version FROM search_indexes
     WHERE version = ${newest} AND format = ${indexFormat} AND digest = $1 AND code_lists = $2`,
    identity,
  );
  if (same.rows[0]) return same.rows[0].version;
  const { rows } = await client.query<{ version: number }>(
    `INSERT INTO search_indexes (format, companies, digest, code_lists)
     VALUES (${indexFormat}, $1, $2, $3) RETURNING version`,
    [index.docs, ...identity],
  );
  if (!rows[0]) throw new Error('INSERT … RETURNING gave no row.');
  const { version } = rows[0];
  const copy = copyFrom(
    'COPY search_index_parts (version, position, section, bytes) FROM STDIN (FORMAT BINARY)',
  );
  await pipeline(
    Readable.from(rowsOf(version, written), { objectMode: false }),
    client.query(copy),
  );
  // The parts are deleted by cascade.
  await client.query(
    `DELETE FROM search_indexes
     WHERE version < $1 AND (format = ${indexFormat} OR format < ${indexFormat - 1})`,
    [version],
  );
  return version;
}

/** The stored index that can be updated. */
type Stored = { companies: number };

/**
 * The current index of the register: in this release's format, built with the database's present
 * code lists, and not followed by an index of another format. Null without one.
 */
export async function findCurrent(client: ClientBase): Promise<Stored | null> {
  const { rows } = await client.query<Stored & { lists: string }>(
    `SELECT companies, code_lists AS lists FROM search_indexes
     WHERE version = ${newest} AND format = ${indexFormat}`,
  );
  const [stored] = rows;
  return stored && stored.lists === (await digestCodeLists(client)) ? stored : null;
}

/** Whether another release of the application has stored an index since this one did. */
export async function isBehind(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ behind: boolean }>(
    `SELECT EXISTS (SELECT FROM search_indexes WHERE version > ${ownVersionSql}) AS behind`,
  );
  return rows[0]?.behind ?? false;
}

/** Reads the stored index consistently; null without one, or if it has another format. */
export async function readIndex(client: ClientBase): Promise<SearchIndex | null> {
  let found: ReturnType<typeof fromHeader> = null;
  let section = '';
  let filled = 0;
  await copyOut(
    client,
    `SELECT version, section, bytes FROM search_index_parts
     WHERE version = ${ownVersionSql} ORDER BY position`,
    (row) => {
      const name = row.text(1) ?? '';
      const bytes = row.bytes(2);
      if (name === headerSection) {
        found = fromHeader(Buffer.from(bytes).toString(), row.int(0));
        return;
      }
      const array = found?.sections.get(name);
      if (!array) return;
      if (name !== section) filled = 0;
      section = name;
      new Uint8Array(array.buffer).set(bytes, filled);
      filled += bytes.length;
    },
  );
  return (found as ReturnType<typeof fromHeader>)?.index ?? null;
}
