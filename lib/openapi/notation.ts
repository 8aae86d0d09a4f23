import { isSchema } from './is-schema';
import type { JsonSchema } from './types';

/** Surrounds the names of other schemas, so that a page can turn them into links. */
export const NAME_MARK = '\u0001';

const REFERENCE = '#/components/schemas/';

const schemasOf = (value: unknown): JsonSchema[] =>
  Array.isArray(value) ? value.filter(isSchema) : [];

/** Ignores the safe-integer bounds that every integer has. */
const boundOf = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) !== Number.MAX_SAFE_INTEGER ? value : undefined;

function range(least: unknown, most: unknown, unit = ''): string {
  const [from, to] = [boundOf(least), boundOf(most)];
  if (from === undefined && to === undefined) return '';
  if (from === to) return `${from}${unit}`;
  if (to === undefined) return `at least ${from}${unit}`;
  return from === undefined ? `at most ${to}${unit}` : `${from} to ${to}${unit}`;
}

function limitsOf(schema: JsonSchema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema;
  return [
    range(minimum, maximum),
    range(minLength, maxLength, ' characters'),
    // The length of a tuple is visible from its items.
    schema.prefixItems ? '' : range(minItems, maxItems, ' items'),
    typeof pattern === 'string' ? pattern : '',
    'default' in schema ? `default ${JSON.stringify(schema.default)}` : '',
  ].filter((limit) => limit !== '');
}

const inParentheses = (notes: string[]) => (notes.length > 0 ? ` (${notes.join(', ')})` : '');

/** An object's description is written next to its brace, or where the object is used. */
const isObject = ({ type, properties }: JsonSchema) => type === 'object' && isSchema(properties);

/** A member of a union or an array. */
function partOf(schema: JsonSchema, indent: string): string {
  const { description } = schema;
  const said = typeof description === 'string' && !isObject(schema) ? ` (${description})` : '';
  return typeOf(schema, indent) + said;
}

function fieldOf(name: string, field: JsonSchema, indent: string): string {
  const { description } = field;
  const type = typeOf(field, indent);
  const line = `${indent}${name}: ${type}`;
  // A nullable field often repeats the description of its non-null variant.
  const isSaid = isObject(field) || type.includes(`// ${description}\n`);
  if (typeof description !== 'string' || isSaid) return line;
  return type.includes('\n') ? `${indent}// ${description}\n${line}` : `${line} // ${description}`;
}

function objectOf(schema: JsonSchema, indent: string): string {
  const { properties, required, additionalProperties: others, propertyNames, description } = schema;
  const inner = `${indent}  `;
  const must: unknown[] = Array.isArray(required) ? required : [];
  const fields = isSchema(properties) ? Object.entries(properties) : [];
  const lines = fields
    .filter((field): field is [string, JsonSchema] => isSchema(field[1]))
    .map(([name, field]) => fieldOf(must.includes(name) ? name : `${name}?`, field, inner));
  if (isSchema(others)) {
    const name = isSchema(propertyNames) ? typeOf(propertyNames, inner) : 'string';
    lines.push(fieldOf(`[${name}]`, others, inner));
  } else if (others === false) lines.push(`${inner}// no other fields`);
  if (lines.length === 0) return 'object';
  const said = typeof description === 'string' && isObject(schema) ? ` // ${description}` : '';
  return `{${said}\n${lines.join('\n')}\n${indent}}`;
}

function listOf({ items, prefixItems }: JsonSchema, indent: string): string {
  const places = schemasOf(prefixItems);
  if (places.length > 0) return `[${places.map((place) => partOf(place, indent)).join(', ')}]`;
  const item = isSchema(items) ? partOf(items, indent) : 'any';
  const isOne = !item.includes(' ') || (isSchema(items) && isObject(items));
  return isOne ? `${item}[]` : `(${item})[]`;
}

function bareTypeOf(schema: JsonSchema, indent: string): string {
  const { $ref, type, format, anyOf, oneOf, allOf } = schema;
  if (typeof $ref === 'string') return NAME_MARK + $ref.slice(REFERENCE.length) + NAME_MARK;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  const choices = schemasOf(anyOf ?? oneOf);
  if (choices.length > 0) return choices.map((one) => partOf(one, indent)).join(' | ');
  const all = schemasOf(allOf);
  if (all.length > 0) return all.map((one) => partOf(one, indent)).join(' & ');
  if (Array.isArray(type)) {
    return type.map((one) => bareTypeOf({ ...schema, type: one }, indent)).join(' | ');
  }
  if (type === 'object') return objectOf(schema, indent);
  if (type === 'array') return listOf(schema, indent);
  if (type === 'string' && typeof format === 'string') return format;
  return typeof type === 'string' ? type : 'any';
}

/** A type in TypeScript syntax, with its constraints in parentheses. */
export const typeOf = (schema: JsonSchema, indent = ''): string =>
  bareTypeOf(schema, indent) + inParentheses(limitsOf(schema));

/** A schema in TypeScript-like notation, a third as long as JSON; descriptions become comments. */
export function inNotation(schema: JsonSchema): string {
  const { description } = schema;
  const said = typeof description === 'string' && !isObject(schema) ? `// ${description}\n` : '';
  return said + typeOf(schema);
}

/** The distinct names of all fields of a schema. */
export const fieldNamesOf = (schema: JsonSchema): string[] => [
  ...new Set([...typeOf(schema).matchAll(/^ +([\p{L}\d_]+)\??: /gmu)].map(([, name = '']) => name)),
];
