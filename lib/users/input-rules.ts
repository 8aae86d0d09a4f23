/** Rules that forms check while the user types, kept apart to avoid loading the schemas. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 20;
/** The maxlength of a password field. */
export const PASSWORD_INPUT_MAX = 24;
export const NAME_MIN = 3;
export const NAME_MAX = 30;

/** Separate rules, so that a form can tick them off one by one while the user types. */
export const passwordRules = {
  length: ({ length }: string) => length >= PASSWORD_MIN && length <= PASSWORD_MAX,
  digit: (password: string) => /\d/.test(password),
  lower: (password: string) => /[a-z]/.test(password),
  upper: (password: string) => /[A-Z]/.test(password),
  special: (password: string) => /[!@#$%^&*]/.test(password),
};

/** "jens" → "Jens" */
export function capitalise(name: string): string {
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase('da') + rest.join('');
}
