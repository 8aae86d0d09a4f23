import type { JsonSchema } from './types';

/** JSON Schema also allows true and false for a schema, and lists of schemas. */
export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
