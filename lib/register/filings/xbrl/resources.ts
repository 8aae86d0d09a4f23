import 'server-only';
import { readDay, readLastDay } from './days';
import { type Context, countItem, type Instance, type Unit } from './instance';
import {
  commonSpace,
  currencySpace,
  dimensionSpace,
  instanceSpace,
  isIfrsSpace,
  leiScheme,
} from './names';
import { attribute, type Cursor, type Tag } from './xml';

const maxLeafText = 500;

/** Reads contexts and units, which are the same in XBRL and inline XBRL. */
export class ResourceReader {
  private context: Context | null = null;
  private unit: Unit | null = null;
  private id = '';
  private inParts = false;
  private inDenominator = false;
  private measures = 0;
  private leaf = '';
  /** The dimension of the member being read. */
  private dimension: Context['axis'] | 'rendering' = null;

  constructor(
    private readonly instance: Instance,
    private readonly cursor: Cursor,
  ) {}

  /** Whether a context or unit is open, whose elements must be passed to this reader. */
  get busy(): boolean {
    return this.context !== null || this.unit !== null;
  }

  /** Begins a context or unit; returns false if the element is neither. */
  begin(tag: Tag): boolean {
    if (tag.uri !== instanceSpace) return false;
    if (tag.local === 'context') {
      countItem(this.instance.contexts.size, 'contexts', this.cursor);
      this.context = { start: null, end: null, lei: false, axis: null, scope: null, plain: true };
    } else if (tag.local === 'unit') {
      countItem(this.instance.units.size, 'units', this.cursor);
      this.unit = { currency: null, ratio: false };
      this.measures = 0;
    } else return false;
    this.id = attribute(tag, 'id') ?? '';
    return true;
  }

  open(tag: Tag): void {
    this.leaf = '';
    if (tag.uri === instanceSpace) {
      if (tag.local === 'segment' || tag.local === 'scenario') this.inParts = true;
      else if (tag.local === 'divide' && this.unit) this.unit.ratio = true;
      else if (tag.local === 'unitDenominator') this.inDenominator = true;
      else if (tag.local === 'identifier' && this.context) {
        this.context.lei = attribute(tag, 'scheme')?.trim() === leiScheme;
      }
    } else if (this.context && this.inParts) this.openPart(tag, this.context);
  }

  text(piece: string): void {
    if (this.leaf.length < maxLeafText) this.leaf += piece;
  }

  close(tag: Tag): void {
    if (tag.uri === dimensionSpace) {
      if (tag.local === 'explicitMember' && this.context) this.closeMember(this.context);
    } else if (tag.uri === instanceSpace) {
      if (this.context) this.closeInContext(tag.local, this.context);
      else if (this.unit) this.closeInUnit(tag.local, this.unit);
    }
  }

  private openPart(tag: Tag, context: Context): void {
    this.dimension = null;
    if (tag.uri === dimensionSpace && tag.local === 'explicitMember') {
      const { uri, local } = this.cursor.resolve(attribute(tag, 'dimension')?.trim() ?? '');
      if (uri === commonSpace && local === 'ConsolidatedSoloDimension') this.dimension = 'danish';
      if (uri === commonSpace && local === renderingAxis) this.dimension = 'rendering';
      if (uri !== null && isIfrsSpace(uri) && local === ifrsAxis) this.dimension = 'ifrs';
    }
    if (this.dimension === null) context.plain = false;
  }

  private closeMember(context: Context): void {
    if (this.dimension === null) return;
    const { local } = this.cursor.resolve(this.leaf.trim());
    if (this.dimension === 'rendering') {
      // Being the reported value is the default for values without this dimension.
      if (local !== 'ReportedValueMember') context.plain = false;
      this.dimension = null;
      return;
    }
    const scope = members.get(local) ?? null;
    if (scope === null || (context.scope !== null && context.scope !== scope)) {
      context.plain = false;
    }
    context.axis = this.dimension;
    context.scope = scope;
    this.dimension = null;
  }

  private closeInContext(local: string, context: Context): void {
    if (local === 'startDate') context.start = readDay(this.leaf);
    else if (local === 'endDate' || local === 'instant') context.end = readLastDay(this.leaf);
    else if (local === 'segment' || local === 'scenario') this.inParts = false;
    else if (local === 'context') {
      this.keep(this.instance.contexts, context);
      this.context = null;
    }
  }

  private closeInUnit(local: string, unit: Unit): void {
    if (local === 'measure') this.closeMeasure(unit);
    else if (local === 'unitDenominator') this.inDenominator = false;
    else if (local === 'unit') {
      this.keep(this.instance.units, unit);
      this.unit = null;
    }
  }

  private closeMeasure(unit: Unit): void {
    if (this.inDenominator) return;
    this.measures += 1;
    const { uri, local } = this.cursor.resolve(this.leaf.trim());
    const currency = uri === currencySpace && /^[A-Z]{3}$/.test(local) ? local : null;
    if (this.measures === 1) unit.currency = currency;
    // A product of an amount and something else is not an amount.
    else unit.ratio = true;
  }

  private keep<Item>(items: Map<string, Item>, item: Item): void {
    const known = items.get(this.id);
    if (known === undefined) items.set(this.id, item);
    else if (JSON.stringify(known) !== JSON.stringify(item)) {
      this.instance.repeatedIds.add(this.id);
    }
  }
}

const renderingAxis = 'ReportedValueOtherRenderingOfReportedValueDimension';
const ifrsAxis = 'ConsolidatedAndSeparateFinancialStatementsAxis';

const members = new Map([
  ['ConsolidatedMember', 'GROUP'],
  ['SoloMember', 'SOLO'],
  ['SeparateMember', 'SOLO'],
] as const) as ReadonlyMap<string, 'GROUP' | 'SOLO'>;
