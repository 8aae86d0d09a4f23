import { z } from 'zod/mini';

/** A CVR number as the key of a company: eight digits. */
export const companyKeySchema = z
  .string()
  .check(z.regex(/^\d{8}$/, 'A company key has eight digits'));

export const singleDataSchema = z.strictObject({ the_key: companyKeySchema });
