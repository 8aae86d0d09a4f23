import 'server-only';
import { z } from 'zod';
import { LANGUAGES } from './languages';

/** POST /api/user/language, a form. */
export const languageSchema = z.strictObject({
  language: z.enum(LANGUAGES, 'There is no such language.'),
  back: z.string().max(4_096, 'That address is too long.').optional(),
});
