import 'server-only';
import { z } from 'zod';
import type { Schema } from '@/lib/http/route';
import { PARAMETER_TEXTS } from './parameter-texts';
import type { JsonSchema, Parameter } from './types';

/** What a caller sends, as JSON Schema, an example apart; a file is binary. */
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

/** Every object of a schema, however deep. */
function eachObject(value: unknown, visit: (object: JsonSchema) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as JsonSchema);
  for (const part of Object.values(value)) eachObject(part, visit);
}

/** What may be null is of two types, as short as JSON Schema has it; values that are named stay apart. */
function joinNull(object: JsonSchema): void {
  if (!Array.isArray(object.anyOf) || object.anyOf.length !== 2) return;
  const [some, none]: JsonSchema[] = object.anyOf;
  if (none?.type !== 'null' || typeof some?.type !== 'string') return;
  if ('enum' in some || 'const' in some) return;
  const { anyOf, ...own } = object;
  for (const name of Object.keys(object)) delete object[name];
  Object.assign(object, { ...some, type: [some.type, 'null'], ...own });
}

/** What a format says needs no pattern. */
function dropFormatPattern(object: JsonSchema): void {
  if (typeof object.format === 'string') delete object.pattern;
}

/** In place, what is said shorter or not at all. */
function tidy(object: JsonSchema): void {
  joinNull(object);
  if (object.additionalProperties === false) delete object.additionalProperties;
  dropFormatPattern(object);
  // "integer" says how large it may be.
  if (object.minimum === Number.MIN_SAFE_INTEGER) delete object.minimum;
  if (object.maximum === Number.MAX_SAFE_INTEGER) delete object.maximum;
}

/**
 * What is answered, as one JSON Schema: what has an id stands once, in $defs. Fields may be added
 * to an answer later, so none says that it has no others.
 */
export function toWholeSchema(answer: Schema): JsonSchema {
  const { $schema, ...whole }: JsonSchema = z.toJSONSchema(answer, { io: 'output' });
  eachObject(whole, tidy);
  return whole;
}

/** In place, to where the document has what has an id. */
function leadToComponents(object: JsonSchema): void {
  if (typeof object.$ref !== 'string') return;
  object.$ref = object.$ref.replace('#/$defs/', '#/components/schemas/');
}

/** What a route answers, as JSON Schema. What has an id stands beside it, under its name. */
export function toAnswerSchema(answer: Schema) {
  const { $defs = {}, ...schema } = toWholeSchema(answer);
  const named = $defs as Record<string, JsonSchema>;
  eachObject([schema, named], leadToComponents);
  return { schema, named };
}

type Fields = Map<string, Schema | null>;

/** The fields of an object, through what is done with it; null: any text, as filters are. */
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

/** Fields of an address; what is read loosely has the type of its text. */
export function toParameters(schema: Schema | undefined, place: 'path' | 'query'): Parameter[] {
  if (!schema) return [];
  return [...fieldsOf(schema)].map(([name, field]) => {
    const { description: own, ...written } =
      field === null ? { type: 'string' } : toJsonSchema(field);
    const description = typeof own === 'string' ? asSentence(own) : PARAMETER_TEXTS[name];
    return {
      name,
      in: place,
      // What has a default may be left out too.
      required: place === 'path' || (field !== null && field._zod.optin === undefined),
      // What is said of this one goes before what all of this name mean.
      ...(description && { description }),
      schema: written,
    };
  });
}
