import 'server-only';
import { z } from 'zod';
import { PROFILE_MESSAGES } from '../profile-messages';
import { passwordSchema, signUpSchema } from '../schemas';

const TEXT_MAX = 200;

const text = z.string('Send this as text.').max(TEXT_MAX, 'This is too long.').optional();

/** PUT /api/user/edit, a form. An empty string as picture removes it. */
export const editUserSchema = z.strictObject({
  firstname: text,
  lastname: text,
  email: text,
  oldpass: text,
  newpass: text,
  picture: z.union([z.instanceof(File), z.literal('')], 'Send the picture as a file.').optional(),
});

/** Only changed names are validated: an old one may predate these rules or come from a provider. */
export const nameSchemas = {
  firstname: signUpSchema.shape.firstname,
  lastname: signUpSchema.shape.lastname,
};

export const newPasswordSchema = z.object({ newpass: passwordSchema });

/** DELETE /api/user/account */
export const deleteAccountSchema = z.strictObject({
  confirmation: z.string(PROFILE_MESSAGES.wrongConfirmation).max(TEXT_MAX),
  password: z.string().max(TEXT_MAX).default(''),
});
