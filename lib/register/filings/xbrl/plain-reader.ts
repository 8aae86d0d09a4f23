import 'server-only';
import {
  countItem,
  decimalsOf,
  type Fact,
  type Header,
  type Instance,
  isCount,
  isHeader,
  maxTextOf,
} from './instance';
import { schemaInstanceSpace } from './names';
import { ResourceReader } from './resources';
import { attribute, type Cursor, type ElementReader, type Tag } from './xml';

/** Whether the element is marked as having no value. */
export function isNil(tag: Tag): boolean {
  for (const name in tag.attributes) {
    const found = tag.attributes[name];
    if (found?.uri === schemaInstanceSpace && found.local === 'nil') {
      return found.value === 'true' || found.value === '1';
    }
  }
  return false;
}

/**
 * Reads an XBRL instance. Facts are the children of the root; deeper elements belong to tuples,
 * which are ignored.
 */
export class PlainReader implements ElementReader {
  private readonly resources: ResourceReader;
  private seen = 0;
  private fact: Fact | null = null;
  private header: Header | null = null;
  private content = '';
  private limit = 0;

  constructor(
    private readonly instance: Instance,
    private readonly cursor: Cursor,
  ) {
    this.resources = new ResourceReader(instance, cursor);
  }

  open(tag: Tag, depth: number): void {
    if (this.resources.busy) this.resources.open(tag);
    else if (depth === 2 && !this.resources.begin(tag)) this.begin(tag);
  }

  text(piece: string): void {
    if (this.resources.busy) this.resources.text(piece);
    else if ((this.fact || this.header) && this.content.length < this.limit) this.content += piece;
  }

  close(tag: Tag, depth: number): void {
    if (this.resources.busy) this.resources.close(tag);
    else if (depth === 2) this.end(tag);
  }

  private begin(tag: Tag): void {
    const context = attribute(tag, 'contextRef')?.trim();
    if (context === undefined) return;
    this.seen = countItem(this.seen, 'facts', this.cursor);
    const { uri, local } = tag;
    const unit = attribute(tag, 'unitRef')?.trim() ?? null;
    this.content = '';
    this.limit = maxTextOf(local);
    if (unit !== null || isCount(uri, local)) {
      this.fact = { uri, local, context, unit, text: '', nil: isNil(tag), decimals: null };
    } else if (isHeader(uri, local) && !isNil(tag)) {
      const { line, column } = this.cursor;
      this.header = { uri, local, context, text: '', position: { line, column } };
    }
  }

  private end(tag: Tag): void {
    if (this.fact) {
      const text = this.content.trim();
      this.fact.text = text;
      this.fact.decimals = decimalsOf(
        attribute(tag, 'decimals'),
        attribute(tag, 'precision'),
        text,
      );
      this.instance.facts.push(this.fact);
    } else if (this.header) {
      this.header.text = this.content.slice(0, this.limit);
      this.instance.headers.push(this.header);
    }
    this.fact = null;
    this.header = null;
  }
}
