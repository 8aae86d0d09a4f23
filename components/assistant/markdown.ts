import { type Inline, parseInline } from './markdown-inline';

export type Align = 'left' | 'right' | 'center';

export type Block =
  | { kind: 'paragraph' | 'heading'; lines: Inline[][] }
  | { kind: 'list'; ordered: boolean; start: number; items: Inline[][] }
  | { kind: 'table'; aligns: Align[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string };

const FENCE = /^\s{0,3}```[^`]*$/;
const HEADING = /^\s{0,3}#{1,6}\s+(.*)$/;
/** The signs that may close a heading. */
const CLOSING = /(?<!#)#+$/;
const ITEM = /^\s{0,8}(?:[-*+]|(\d{1,9})[.)])\s+(.*)$/;
/** A cell of the line below the head of a table. */
const RULE = /^:?-+:?$/;
/** An unescaped pipe. */
const BAR = /(?<!\\)\|/;

function cellsOf(line: string): string[] {
  const cells = line.trim().split(BAR);
  if (cells[0]?.trim() === '') cells.shift();
  if (cells.at(-1)?.trim() === '') cells.pop();
  return cells.map((cell) => cell.trim());
}

function alignOf(cell: string): Align {
  if (!cell.endsWith(':')) return 'left';
  return cell.startsWith(':') ? 'center' : 'right';
}

/** Consumes lines from the front of the remaining input. */
class Lines {
  private at = 0;
  constructor(private readonly lines: string[]) {}

  peek(ahead = 0): string | undefined {
    return this.lines[this.at + ahead];
  }

  take(): string {
    this.at += 1;
    return this.lines[this.at - 1] ?? '';
  }

  /** Takes consecutive lines for as long as they fit. */
  takeWhile(fits: (line: string) => boolean): string[] {
    const taken: string[] = [];
    for (let line = this.peek(); line !== undefined && fits(line); line = this.peek()) {
      taken.push(this.take());
    }
    return taken;
  }
}

const isTable = (lines: Lines) => {
  const head = lines.peek() ?? '';
  if (!BAR.test(head)) return false;
  const rule = cellsOf(lines.peek(1) ?? '');
  return (
    rule.length > 0 && rule.every((cell) => RULE.test(cell)) && rule.length === cellsOf(head).length
  );
};

function readTable(lines: Lines): Block {
  const head = cellsOf(lines.take());
  const aligns = cellsOf(lines.take()).map(alignOf);
  const rows = lines.takeWhile((line) => BAR.test(line)).map(cellsOf);
  return {
    kind: 'table',
    aligns,
    head: head.map((cell) => parseInline(cell)),
    rows: rows.map((row) => head.map((_, column) => parseInline(row[column] ?? ''))),
  };
}

function readCode(lines: Lines): Block {
  lines.take();
  const text = lines.takeWhile((line) => !FENCE.test(line)).join('\n');
  lines.take();
  return { kind: 'code', text };
}

/** Lines indented below an item belong to it. */
function readList(lines: Lines): Block {
  const first = ITEM.exec(lines.peek() ?? '');
  const ordered = first?.[1] !== undefined;
  const items: string[] = [];
  const fits = (line: string) => {
    const item = ITEM.exec(line);
    if (item) return (item[1] !== undefined) === ordered;
    return /^\s{2,}\S/.test(line);
  };
  for (const line of lines.takeWhile(fits)) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? '');
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  const start = Number(first?.[1] ?? 1);
  return { kind: 'list', ordered, start, items: items.map((item) => parseInline(item)) };
}

function readBlock(lines: Lines): Block {
  const line = lines.peek() ?? '';
  const heading = HEADING.exec(line)?.[1];
  if (FENCE.test(line)) return readCode(lines);
  if (heading !== undefined) {
    lines.take();
    const words = heading.trimEnd().replace(CLOSING, '').trimEnd();
    return { kind: 'heading', lines: [parseInline(words)] };
  }
  if (ITEM.test(line)) return readList(lines);
  if (isTable(lines)) return readTable(lines);
  const begins = (next: string) => FENCE.test(next) || HEADING.test(next) || ITEM.test(next);
  const text = [lines.take()];
  while (lines.peek()?.trim() && !begins(lines.peek() ?? '') && !isTable(lines)) {
    text.push(lines.take());
  }
  return { kind: 'paragraph', lines: text.map((part) => parseInline(part.trim())) };
}

/**
 * Parses an answer into blocks for the view: paragraphs, headings, lists, tables and code. HTML and
 * images are not supported.
 */
export function parseMarkdown(text: string): Block[] {
  const lines = new Lines(text.replaceAll('\r', '').split('\n'));
  const blocks: Block[] = [];
  while (lines.peek() !== undefined) {
    if (lines.peek()?.trim() === '') lines.take();
    else blocks.push(readBlock(lines));
  }
  return blocks;
}
