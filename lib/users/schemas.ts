import * as z from 'zod/mini';
import {
  capitalise,
  NAME_MAX,
  NAME_MIN,
  PASSWORD_INPUT_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordRules,
} from './input-rules';

const EMAIL_MAX = 254;

export const MESSAGES = {
  loginEmail: 'Enter Email.',
  loginPassword: 'Enter Password.',
  firstName: 'Enter First Name.',
  lastName: 'Enter Last Name.',
  namePattern: `Use ${NAME_MIN} to ${NAME_MAX} letters`,
  email: 'Please, enter valid email.',
  passwordEmpty: 'Password should not be empty',
  passwordLength: 'Password must be minimum of 8 and maximum of 20 character long',
  passwordInvalid: 'Enter Valid Password',
  resetInvalid: 'Invalid password. Ensure it meets all requirements',
  passwordMismatch: 'The passwords you entered are not matching',
} as const;

const email = (message: string) =>
  z
    .string({ error: message })
    // Checked before lower-casing, which turns a Kelvin sign into a plain k: letters that only look
    // like ASCII are rejected, not converted.
    .check(
      z.trim(),
      z.regex(/^[!-~]*$/, message),
      z.toLowerCase(),
      z.maxLength(EMAIL_MAX, message),
      z.email(message),
    );

const name = (missing: string) =>
  z
    .string({ error: missing })
    .check(
      z.trim(),
      z.overwrite(capitalise),
      z.minLength(1, missing),
      z.regex(new RegExp(`^\\p{L}{${NAME_MIN},${NAME_MAX}}$`, 'u'), MESSAGES.namePattern),
    );

/** Forms show only the first issue. No check aborts, so the form's own checks still run. */
export const passwordSchema = z.string({ error: MESSAGES.passwordEmpty }).check(
  z.minLength(1, MESSAGES.passwordEmpty),
  z.minLength(PASSWORD_MIN, MESSAGES.passwordLength),
  z.maxLength(PASSWORD_MAX, MESSAGES.passwordLength),
  z.refine(
    (password) => Object.values(passwordRules).every((rule) => rule(password)),
    MESSAGES.passwordInvalid,
  ),
);

/** POST /api/user/login */
export const loginSchema = z.strictObject({
  email: email(MESSAGES.loginEmail),
  password: z
    .string({ error: MESSAGES.loginPassword })
    .check(
      z.minLength(1, MESSAGES.loginPassword),
      z.maxLength(PASSWORD_INPUT_MAX, MESSAGES.loginPassword),
    ),
});

/** POST /api/user/forgot, POST /api/user/resend */
export const emailSchema = z.strictObject({ email: email(MESSAGES.email) });

const signUpFields = {
  firstname: name(MESSAGES.firstName),
  lastname: name(MESSAGES.lastName),
  email: email(MESSAGES.email),
  password: passwordSchema,
};

/** POST /api/user/signup */
export const signUpSchema = z.strictObject(signUpFields);

/** The sign-up form: the same fields with a repeated password. */
export const signUpFormSchema = z
  .object({ ...signUpFields, confirmPassword: z.string({ error: MESSAGES.passwordMismatch }) })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: MESSAGES.passwordMismatch,
      // Report a mismatch even while other fields are invalid.
      when: () => true,
    }),
  );

/** The form for a new password: the password rules and a repeated password. */
export const resetFormSchema = z
  .object({
    password: z
      .string()
      .check(
        z.refine((password) => passwordSchema.safeParse(password).success, MESSAGES.resetInvalid),
      ),
    confirmPassword: z.string(),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: MESSAGES.passwordMismatch,
      when: () => true,
    }),
  );

export type EmailInput = z.infer<typeof emailSchema>;
export type ResetForm = z.infer<typeof resetFormSchema>;
export type LoginInput = z.infer<typeof loginSchema>;
export type SignUpInput = z.infer<typeof signUpSchema>;
export type SignUpForm = z.infer<typeof signUpFormSchema>;
