import { z } from 'zod/mini';

/** A company's key is its CVR number: eight digits. */
const NO_KEY = 'A company key has eight digits';
export const companyKeySchema = z.string(NO_KEY).check(z.regex(/^\d{8}$/, NO_KEY));

export const singleDataSchema = z.strictObject({ the_key: companyKeySchema });

const MAX_LOGOS = 100;

export const logosSchema = z.strictObject({
  the_keys: z
    .array(companyKeySchema, 'Give the keys of companies as a list')
    .check(z.maxLength(MAX_LOGOS, `Ask for at most ${MAX_LOGOS} companies`)),
});
