import 'server-only';
import { z } from 'zod';
import type { Schema } from '@/lib/http/route';
import { PARAMETER_TEXTS } from './parameter-texts';
import type { JsonSchema, Parameter } from './types';

/** An input schema as JSON Schema, without its examples; a file is a binary string. */
export function toJsonSchema(schema: Schema): JsonSchema {
  const { $schema, examples, ...written }: JsonSchema = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') {
        Object.assign(jsonSchema, { type: 'string', format: 'binary' });
      }
    },
  });
  eachObject(written, dropFormatPattern);
  return written;
}

/** Visits every object within a schema, at any depth. */
function eachObject(value: unknown, visit: (object: JsonSchema) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as JsonSchema);
  for (const part of Object.values(value)) eachObject(part, visit);
}

/**
 * Rewrites a nullable type as `type: [T, 'null']`, the shortest form; leaves enums and constants.
 */
function joinNull(object: JsonSchema): void {
  if (!Array.isArray(object.anyOf) || object.anyOf.length !== 2) return;
  const [some, none]: JsonSchema[] = object.anyOf;
  if (none?.type !== 'null' || typeof some?.type !== 'string') return;
  if ('enum' in some || 'const' in some) return;
  const { anyOf, ...own } = object;
  for (const name of Object.keys(object)) delete object[name];
  Object.assign(object, { ...some, type: [some.type, 'null'], ...own });
}

/** A format makes the pattern redundant. */
function dropFormatPattern(object: JsonSchema): void {
  if (typeof object.format === 'string') delete object.pattern;
}

/** Shortens a schema in place. */
function tidy(object: JsonSchema): void {
  joinNull(object);
  if (object.additionalProperties === false) delete object.additionalProperties;
  dropFormatPattern(object);
  // "integer" already implies the safe-integer bounds.
  if (object.minimum === Number.MIN_SAFE_INTEGER) delete object.minimum;
  if (object.maximum === Number.MAX_SAFE_INTEGER) delete object.maximum;
}

/**
 * An output schema as one JSON Schema; schemas with an id are listed once, in $defs. Fields may be
 * added to an answer later, so no object forbids additional properties.
 */
export function toWholeSchema(answer: Schema): JsonSchema {
  const { $schema, ...whole }: JsonSchema = z.toJSONSchema(answer, { io: 'output' });
  eachObject(whole, tidy);
  return whole;
}

/** Redirects references in place from $defs to the document's components. */
function leadToComponents(object: JsonSchema): void {
  if (typeof object.$ref !== 'string') return;
  object.$ref = object.$ref.replace('#/$defs/', '#/components/schemas/');
}

/** An answer's schema as JSON Schema. Schemas with an id are returned separately, by name. */
export function toAnswerSchema(answer: Schema) {
  const { $defs = {}, ...schema } = toWholeSchema(answer);
  const named = $defs as Record<string, JsonSchema>;
  eachObject([schema, named], leadToComponents);
  return { schema, named };
}

type Fields = Map<string, Schema | null>;

/** The fields of an object schema, also within pipes; null means any text, as for filters. */
function fieldsOf(schema: Schema): Fields {
  const found: Fields = new Map();
  const add = (more: Fields) => {
    for (const [name, field] of more) found.set(name, field);
  };
  if (schema instanceof z.core.$ZodObject) {
    for (const [name, field] of Object.entries(schema._zod.def.shape)) found.set(name, field);
    const { filters } = z.globalRegistry.get(schema) ?? {};
    if (Array.isArray(filters)) for (const name of filters) found.set(String(name), null);
  } else if (schema instanceof z.core.$ZodPipe) {
    add(fieldsOf(schema._zod.def.out));
    add(fieldsOf(schema._zod.def.in));
  }
  return found;
}

const asSentence = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The parameters of a path or query; loosely parsed fields have the type string. */
export function toParameters(schema: Schema | undefined, place: 'path' | 'query'): Parameter[] {
  if (!schema) return [];
  return [...fieldsOf(schema)].map(([name, field]) => {
    const { description: own, ...written } =
      field === null ? { type: 'string' } : toJsonSchema(field);
    const description = typeof own === 'string' ? asSentence(own) : PARAMETER_TEXTS[name];
    return {
      name,
      in: place,
      // Fields with a default are optional too.
      required: place === 'path' || (field !== null && field._zod.optin === undefined),
      // The field's own description takes precedence over the common one for its name.
      ...(description && { description }),
      schema: written,
    };
  });
}
