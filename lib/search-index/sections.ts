import type { SearchIndex } from './types';

const arrayTypes = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const;
type ArrayType = keyof typeof arrayTypes;
type SectionArray = InstanceType<(typeof arrayTypes)[ArrayType]>;

/** An array of the index, named by its path, such as `words.starts`. */
export type Section = { name: string; array: SectionArray };

/** Must be incremented when the arrays change in meaning: older indexes are then rebuilt. */
const format = 16;

/** Replaces an array in the header. */
type Placeholder = { section: string; type: ArrayType; length: number };

const isArray = (value: unknown): value is SectionArray => ArrayBuffer.isView(value);

function flatten(value: unknown, name: string, sections: Section[]): unknown {
  if (isArray(value)) {
    sections.push({ name, array: value });
    return { section: name, type: value.constructor.name, length: value.length };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      flatten(inner, name === '' ? key : `${name}.${key}`, sections),
    ]),
  );
}

/** Splits an index into a header, which is everything but the arrays as JSON, and its arrays. */
export function toSections(index: Omit<SearchIndex, 'version'>) {
  const sections: Section[] = [];
  const header = JSON.stringify({ format, index: flatten(index, '', sections) });
  return { header, sections };
}

export { format as indexFormat };

/**
 * Parses a header into an index whose arrays are still to be filled.
 * @returns null for a header of another format.
 */
export function fromHeader(header: string, version: number) {
  const sections = new Map<string, SectionArray>();
  const parsed = JSON.parse(header, (_key, value: Placeholder | unknown) => {
    if (!isPlaceholder(value)) return value;
    const array = new arrayTypes[value.type](value.length);
    sections.set(value.section, array);
    return array;
  }) as { format: number; index: Omit<SearchIndex, 'version'> };
  if (parsed.format !== format) return null;
  const index: SearchIndex = { version, ...parsed.index };
  return { index, sections };
}

function isPlaceholder(value: unknown): value is Placeholder {
  return typeof value === 'object' && value !== null && 'section' in value;
}
