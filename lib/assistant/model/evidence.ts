import { FIGURE, type Figure, isSame, readFigure } from './numbers';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * Everything the tools returned in an exchange: the only figures that an answer may contain, and
 * the only addresses that it may link to.
 */
export class Evidence {
  readonly links = new Set<string>();
  /** The addresses at which each value is shown; values without an address are in `placeless`. */
  private readonly places = new Map<number, Set<string>>();
  private readonly placeless = new Set<number>();
  private readonly words = new Set<string>();

  /** Adds the result of a tool. */
  add(result: unknown): void {
    this.walk(result, undefined);
  }

  /** Adds the arguments of a tool: limits of filters may be repeated, amounts in kroner too. */
  addInput(input: unknown): void {
    if (typeof input === 'number') {
      this.placeless.add(Math.abs(input));
      this.placeless.add(Math.abs(input) * 1_000);
    } else if (typeof input === 'string') this.addText(input, undefined);
    else if (isObject(input)) for (const value of Object.values(input)) this.addInput(value);
  }

  /** Adds the years and CVR numbers of a question, which may be repeated. */
  addQuestion(question: string): void {
    for (const [year] of question.matchAll(/(?<!\d)(?:(?:19|20)\d\d|\d{8})(?!\d)/g)) {
      this.placeless.add(Number(year));
    }
  }

  private walk(value: unknown, href: string | undefined): void {
    if (typeof value === 'number') this.addNumber(value, href);
    else if (typeof value === 'string') this.addText(value, href);
    else if (Array.isArray(value)) {
      this.placeless.add(value.length);
      for (const one of value) this.walk(one, undefined);
    } else if (isObject(value)) this.walkObject(value);
  }

  private walkObject({ href, ...others }: Json): void {
    const place = typeof href === 'string' ? href : undefined;
    if (place) this.links.add(place);
    for (const [name, value] of Object.entries(others)) {
      const isValue = name === 'value' || name === 'shown' || name === 'total';
      this.walk(value, isValue ? place : undefined);
    }
  }

  private addNumber(value: number, href: string | undefined): void {
    const size = Math.abs(value);
    if (href === undefined) this.placeless.add(size);
    else this.places.set(size, (this.places.get(size) ?? new Set()).add(href));
  }

  private addText(text: string, href: string | undefined): void {
    for (const word of text.split(/\s+/)) if (/[\d.]/.test(word)) this.words.add(bare(word));
    for (const [written] of text.matchAll(FIGURE)) {
      for (const value of readFigure(written).values) this.addNumber(value, href);
    }
    const digits = text.replace(/[ \u00a0]/g, '');
    if (/^\d{5,}$/.test(digits)) this.addNumber(Number(digits), href);
  }

  /** Whether a word with digits, such as a name, occurs in the results of the tools. */
  hasWord(word: string): boolean {
    return this.words.has(bare(word));
  }

  /** Where a figure is shown; null when no tool returned it. */
  find(figure: Figure): { places: string[]; placeless: boolean } | null {
    const places = [...this.places].flatMap(([value, hrefs]) =>
      isSame(value, figure) ? [...hrefs] : [],
    );
    const placeless = [...this.placeless].some((value) => isSame(value, figure));
    return places.length > 0 || placeless ? { places: [...new Set(places)], placeless } : null;
  }
}

/** Strips surrounding punctuation, and the scheme of a web address. */
const bare = (word: string) =>
  word
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
