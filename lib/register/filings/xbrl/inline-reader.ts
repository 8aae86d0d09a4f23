import 'server-only';
import { printedDay } from './inline-days';
import { inlineNumber } from './inline-numbers';
import {
  countItem,
  decimalsOf,
  type Header,
  type Instance,
  isCount,
  isHeader,
  maxTextOf,
} from './instance';
import { isInlineSpace } from './names';
import { isPassage } from './passage-names';
import { BLOCKS, BREAK, CELLS } from './passage-text';
import { isNil } from './plain-reader';
import { ResourceReader } from './resources';
import { attribute, type Cursor, type ElementReader, type Tag } from './xml';

/** Maximum nesting of facts; real reports have a handful of levels. */
const maxNested = 50;
/** Maximum text kept of a number, and per continuation, of which a header may have several. */
const maxNumber = 500;
const maxPart = 20_000;

/** Collects the text inside an element up to a limit, in the lines of the page if these matter. */
type Gathering = { text: string; limit: number; inLines: boolean };
type Part = { text: string; continuedAt: string | null };
type Pending = { header: Header; format: string | null; continuedAt: string | null };
/** An open inline element, and the action at its end. */
type Open = { depth: number; end: () => void };

/**
 * Reads inline XBRL: facts are embedded in the markup of a page, may be nested, and their texts may
 * be continued elsewhere in it. Facts in tuples are skipped.
 */
export class InlineReader implements ElementReader {
  private readonly resources: ResourceReader;
  private readonly stack: Open[] = [];
  private gatherings: Gathering[] = [];
  private readonly parts = new Map<string, Part>();
  private readonly pending: Pending[] = [];
  private tuples = 0;
  private seen = 0;

  constructor(
    private readonly instance: Instance,
    private readonly cursor: Cursor,
  ) {
    this.resources = new ResourceReader(instance, cursor);
  }

  open(tag: Tag, depth: number): void {
    if (this.resources.busy) this.resources.open(tag);
    else if (isInlineSpace(tag.uri)) this.openInline(tag, depth);
    else if (!this.resources.begin(tag)) this.breakLine(tag);
  }

  text(piece: string): void {
    if (this.resources.busy) {
      this.resources.text(piece);
      return;
    }
    let full = false;
    for (const gathering of this.gatherings) {
      gathering.text += piece.slice(0, gathering.limit - gathering.text.length);
      full ||= gathering.text.length >= gathering.limit;
    }
    if (full) this.gatherings = this.gatherings.filter(({ text, limit }) => text.length < limit);
  }

  close(tag: Tag, depth: number): void {
    if (this.resources.busy) {
      this.resources.close(tag);
      return;
    }
    if (this.stack.at(-1)?.depth === depth) this.stack.pop()?.end();
    else this.breakLine(tag);
  }

  /** Parts the texts around an element that begins or ends there, as the page shows them. */
  private breakLine({ local }: Tag): void {
    const between = BLOCKS.has(local) ? BREAK : CELLS.has(local) ? ' ' : '';
    if (between === '') return;
    for (const gathering of this.gatherings) if (gathering.inLines) gathering.text += between;
  }

  /** Joins continued texts. Call at the end of the document. */
  finish(): void {
    if (this.seen === 0) this.cursor.fail('a web page without inline XBRL');
    for (const { header, format, continuedAt } of this.pending) {
      header.text = this.continued(header.text, continuedAt, maxTextOf(header.local));
      if (format !== null) header.text = printedDay(header.text, format) ?? header.text;
      this.instance.headers.push(header);
    }
  }

  private openInline(tag: Tag, depth: number): void {
    this.seen = countItem(this.seen, 'inline elements', this.cursor);
    const end = this.endOf(tag);
    if (end) this.stack.push({ depth, end });
  }

  private endOf(tag: Tag): (() => void) | null {
    switch (tag.local) {
      case 'nonFraction':
        return this.number(tag);
      case 'nonNumeric':
        return this.header(tag);
      case 'continuation':
        return this.continuation(tag);
      case 'exclude':
        return this.exclude();
      case 'tuple':
        this.tuples += 1;
        return () => {
          this.tuples -= 1;
        };
      default:
        return null;
    }
  }

  /** Collects the text up to the end of the element and passes it to `end`. */
  private gather(limit: number, inLines: boolean, end: (text: string) => void): () => void {
    if (this.stack.length >= maxNested) {
      this.cursor.fail(`inline elements are nested deeper than ${maxNested}`);
    }
    const gathering = { text: '', limit, inLines };
    this.gatherings.push(gathering);
    return () => {
      if (this.gatherings.at(-1) === gathering) this.gatherings.pop();
      end(gathering.text);
    };
  }

  private inTuple = (tag: Tag): boolean => this.tuples > 0 || attribute(tag, 'tupleRef') !== null;

  private number(tag: Tag): (() => void) | null {
    if (this.inTuple(tag)) return null;
    const { uri, local } = this.cursor.resolve(attribute(tag, 'name')?.trim() ?? '');
    const unit = attribute(tag, 'unitRef')?.trim() ?? null;
    if (uri === null || (unit === null && !isCount(uri, local))) return null;
    const context = attribute(tag, 'contextRef')?.trim() ?? '';
    const format = attribute(tag, 'format');
    const [scale, sign] = [attribute(tag, 'scale'), attribute(tag, 'sign')];
    const [decimals, precision] = [attribute(tag, 'decimals'), attribute(tag, 'precision')];
    return this.gather(maxNumber, false, (text) => {
      const written = inlineNumber(text, { format, scale, sign });
      this.instance.facts.push({
        uri,
        local,
        context,
        unit,
        // Digits that do not match their format are ambiguous.
        text: written ?? '',
        nil: isNil(tag) || written === '',
        decimals: decimalsOf(decimals, precision, written ?? ''),
      });
    });
  }

  private header(tag: Tag): (() => void) | null {
    if (this.inTuple(tag)) return null;
    const { uri, local } = this.cursor.resolve(attribute(tag, 'name')?.trim() ?? '');
    if (uri === null || !isHeader(uri, local) || isNil(tag)) return null;
    const { line, column } = this.cursor;
    const context = attribute(tag, 'contextRef')?.trim() ?? '';
    const header = { uri, local, context, text: '', position: { line, column } };
    const [format, continuedAt] = [attribute(tag, 'format'), attribute(tag, 'continuedAt')];
    this.pending.push({ header, format, continuedAt });
    return this.gather(maxTextOf(local), isPassage(local), (text) => {
      header.text = text;
    });
  }

  private continuation(tag: Tag): () => void {
    const id = attribute(tag, 'id') ?? '';
    const continuedAt = attribute(tag, 'continuedAt');
    return this.gather(maxPart, true, (text) => this.parts.set(id, { text, continuedAt }));
  }

  /** Excluded text is not part of the surrounding facts, but facts inside it are read. */
  private exclude(): () => void {
    const around = this.gatherings;
    this.gatherings = [];
    return () => {
      this.gatherings = around;
    };
  }

  private continued(start: string, continuedAt: string | null, limit: number): string {
    let text = start;
    const passed = new Set<string>();
    for (let next = continuedAt; next !== null && text.length < limit; ) {
      const part = this.parts.get(next);
      if (!part || passed.has(next)) break;
      passed.add(next);
      text += part.text;
      next = part.continuedAt;
    }
    return text.slice(0, limit);
  }
}
