import { SaxesParser } from 'saxes';
import type { Entry, ZipFile } from 'yauzl';
import { readEntry } from '@/lib/zip/read';
import { CELL_MAX, MAX_COLUMNS, MAX_ROWS } from '../constants';
import { type MergedCell, Table, type TableRow } from './table';

/** A part is not well-formed XML. */
export class MalformedXml extends Error {}

/** Ends the reading of a part of which enough is known. */
class Enough extends Error {}

type Attributes = Record<string, string>;
type Handlers = {
  open: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads the XML of a part while it is unpacked. Entities of its own are an error.
 * @throws MalformedXml, DamagedZip
 */
export async function readXml(zip: ZipFile, part: Entry, on: Handlers): Promise<void> {
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) =>
    on.open(localName(name), attributes as Attributes),
  );
  parser.on('closetag', ({ name }) => on.close?.(localName(name)));
  parser.on('text', (text) => on.text?.(text));
  parser.on('cdata', (text) => on.text?.(text));
  parser.on('error', ({ message }) => {
    throw new MalformedXml(message);
  });
  let decoder: TextDecoder | null = null;
  const onPiece = (piece: Buffer) => {
    decoder ??= new TextDecoder(encodingOf(piece));
    parser.write(decoder.decode(piece, { stream: true }));
  };
  await readEntry(zip, part, onPiece).catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error;
  });
}

const encodingOf = ([first, second]: Buffer) =>
  first === 0xff && second === 0xfe
    ? 'utf-16le'
    : first === 0xfe && second === 0xff
      ? 'utf-16be'
      : 'utf-8';

/** More different texts than the cells that are read. */
const MOST_STRINGS = 1_000_000;

/** The texts that cells refer to by number; null when there are too many of them. */
export async function readStrings(zip: ZipFile, part: Entry): Promise<string[] | null> {
  const strings: string[] = [];
  let text: string | null = null;
  let isPhonetic = false;
  await readXml(zip, part, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
    },
    text(more) {
      if (text !== null && !isPhonetic && text.length < 4 * CELL_MAX) {
        text += more.slice(0, 4 * CELL_MAX);
      }
    },
    close(name) {
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      strings.push(text ?? '');
      text = null;
      if (strings.length > MOST_STRINGS) throw new Enough();
    },
  });
  return strings.length > MOST_STRINGS ? null : strings;
}

/** The column of a cell's address, from 0: "C7" is in 2. */
function columnOf(address: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(address)?.[0] ?? '') {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}

/** The rows of a merged cell, "B2:B4"; null for one that does not reach down. */
function mergedCell(area: string): MergedCell | null {
  const [, from = '', first = '', last = ''] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(area) ?? [];
  const [column, top, bottom] = [columnOf(from), Number(first), Number(last)];
  return column < MAX_COLUMNS && bottom > top ? { column, first: top, last: bottom } : null;
}

/** A number as people write it: spreadsheets store 12345678 as "1.2345678E7" too. */
function numberText(text: string): string {
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? String(number) : text;
}

function cellText(kind: string | undefined, value: string, strings: readonly string[]): string {
  if (kind === 's') return strings[Number(value)] ?? '';
  if (kind === 'e') return '';
  return kind === undefined || kind === 'n' ? numberText(value) : value;
}

/** More than sheets have that people made. */
const MOST_MERGED = MAX_ROWS * 10;

/** The rows of a sheet; of formulas the results that are stored with them. */
export async function readSheet(
  zip: ZipFile,
  part: Entry,
  strings: readonly string[],
): Promise<TableRow[]> {
  const table = new Table();
  const merged: MergedCell[] = [];
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let kind: string | undefined;
  let value: string | null = null;
  await readXml(zip, part, {
    open(name, attributes) {
      if (name === 'row') {
        line = Number(attributes.r) || line + 1;
        cells = [];
        column = -1;
      } else if (name === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1;
        kind = attributes.t;
      } else if (name === 'v' || name === 't') value = '';
      else if (name === 'mergeCell') {
        const cell = mergedCell(attributes.ref ?? '');
        if (cell && merged.length < MOST_MERGED) merged.push(cell);
      }
    },
    text(more) {
      if (value !== null && value.length < 4 * CELL_MAX) value += more.slice(0, 4 * CELL_MAX);
    },
    close(name) {
      if (name === 'v' || name === 't') {
        const isKept = column >= 0 && column < MAX_COLUMNS && value !== null && value !== '';
        if (isKept) cells[column] = (cells[column] ?? '') + cellText(kind, value ?? '', strings);
        value = null;
      }
      if (name === 'row' && cells.length > 0 && !table.add(line, cells)) throw new Enough();
    },
  });
  table.fill(merged);
  return table.rows;
}
