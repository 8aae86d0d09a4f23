import { z } from 'zod/mini';

/** A company's key is its CVR number: eight digits. */
export const companyKeySchema = z.string().check(z.regex(/^\d{8}$/));
