import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldNamesOf, inNotation, NAME_MARK, typeOf } from './notation';
import type { JsonSchema, RouteModules } from './types';

const lines = (schema: JsonSchema) => inNotation(schema).replaceAll(NAME_MARK, '@').split('\n');
/** The keywords that the notation expresses; contentEncoding is implied by the format. */
const TOLD = new Set([
  ...['type', 'format', 'enum', 'const', 'anyOf', 'oneOf', 'allOf', '$ref', 'description'],
  ...['properties', 'required', 'additionalProperties', 'propertyNames', 'contentEncoding'],
  ...['items', 'prefixItems', 'minItems', 'maxItems', 'default'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'pattern'],
]);
const COMPANY = { $ref: '#/components/schemas/Company' };

describe('a schema in notation', () => {
  it('is a type, and in parentheses what a value must be besides', () => {
    const table: [JsonSchema, string][] = [
      [{ type: 'string' }, 'string'],
      [{ type: 'string', format: 'uuid' }, 'uuid'],
      [{ type: 'string', minLength: 3, maxLength: 200 }, 'string (3 to 200 characters)'],
      [{ type: 'string', pattern: '^\\d{8}$' }, 'string (^\\d{8}$)'],
      [{ type: 'integer', minimum: 1, default: 1 }, 'integer (at least 1, default 1)'],
      [{ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: 50 }, 'integer (at most 50)'],
      [{ type: ['integer', 'null'], minimum: 0 }, 'integer | null (at least 0)'],
      [{ enum: ['solo', 'group'] }, '"solo" | "group"'],
      [{ const: true }, 'true'],
      [{ type: 'array', items: { type: 'string' }, maxItems: 4 }, 'string[] (at most 4 items)'],
      [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
      [{ type: 'array', prefixItems: [{ type: 'number' }, { const: 1 }] }, '[number, 1]'],
      [{ type: 'object' }, 'object'],
      [{}, 'any'],
      [
        { anyOf: [{ enum: ['a'], description: 'How' }, { type: 'null' }], description: 'Or null' },
        '"a" (How) | null',
      ],
    ];
    for (const [schema, written] of table) expect(typeOf(schema)).toBe(written);
  });

  it('says what a field means behind it, or above what takes several lines', () => {
    const point = { type: 'object', properties: { x: { type: 'number' } }, required: ['x'] };
    expect(
      lines({
        type: 'object',
        description: 'A company',
        properties: {
          name: { type: 'string', description: 'Name' },
          place: { ...point, description: 'Where' },
          points: { type: 'array', items: point, description: 'Oldest first' },
          parent: { anyOf: [COMPANY, { type: 'null' }], description: 'Its own' },
        },
        required: ['name', 'points'],
        additionalProperties: false,
      }),
    ).toEqual([
      '{ // A company',
      '  name: string // Name',
      '  place?: { // Where',
      '    x: number',
      '  }',
      '  // Oldest first',
      '  points: {',
      '    x: number',
      '  }[]',
      '  parent?: @Company@ | null // Its own',
      '  // no other fields',
      '}',
    ]);
  });

  it('has others than named fields, what is all of several, and one sentence but once', () => {
    const counts = { type: 'object', additionalProperties: { type: 'integer' } };
    expect(lines({ ...counts, propertyNames: { enum: ['a'] }, description: 'How many' })).toEqual([
      '// How many',
      '{',
      '  ["a"]: integer',
      '}',
    ]);
    const more = { type: 'object', properties: { why: { type: 'string' } } };
    expect(lines({ allOf: [COMPANY, more] })).toEqual(['@Company@ & {', '  why?: string', '}']);
    const facts = { ...more, description: 'Facts' };
    const field = { anyOf: [facts, { type: 'null' }], description: 'Facts' };
    expect(inNotation({ type: 'object', properties: { field } }).match(/Facts/g)).toHaveLength(1);
  });

  it('names the fields, those within others too', () => {
    const inner = { type: 'object', properties: { primær: { type: 'string' } } };
    const text = { type: 'string', description: 'x, y: both' };
    expect(fieldNamesOf({ type: 'object', properties: { inner, text } })).toEqual([
      'inner',
      'primær',
      'text',
    ]);
  });

  it('leaves out nothing that a schema of the API says', async () => {
    const { makeDocument } = await import('./document');
    const { ROUTES } = (await import(/* @vite-ignore */ path.resolve('app/api/_routes.ts'))) as {
      ROUTES: RouteModules;
    };
    const { components, paths } = await makeDocument(ROUTES);
    const untold = new Set<string>();
    const texts: string[] = [];
    const look = (schema: unknown): void => {
      if (typeof schema !== 'object' || schema === null) return;
      if (Array.isArray(schema)) schema.forEach(look);
      else
        for (const [word, value] of Object.entries(schema)) {
          if (!TOLD.has(word)) untold.add(word);
          if (word === 'description') texts.push(String(value));
          if (word === 'properties') Object.values(value as object).forEach(look);
          else if (word !== 'default' && word !== 'const') look(value);
        }
    };
    const all = [
      ...Object.values(components.schemas),
      ...Object.values(paths)
        .flatMap((methods) => Object.values(methods))
        .flatMap(({ requestBody, responses }) => [
          ...Object.values(requestBody?.content ?? {}),
          ...Object.values(responses).flatMap((answer) =>
            'content' in answer ? Object.values(answer.content ?? {}) : [],
          ),
        ])
        .map(({ schema }) => schema),
    ];
    all.forEach(look);
    expect([...untold]).toEqual([]);
    const written = all.map((schema) => inNotation(schema)).join('\n');
    expect(texts.filter((text) => !written.includes(text))).toEqual([]);
    expect(texts.length).toBeGreaterThan(400);
  });
});
