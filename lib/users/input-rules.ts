/** What a form checks while one types; without the weight of the schemas. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 20;
/** What a password field lets one type. */
export const PASSWORD_INPUT_MAX = 24;
export const NAME_MIN = 3;
export const NAME_MAX = 30;

/** Each rule on its own, so that a form can tick them off while one types. */
export const passwordRules = {
  length: (password: string) => password.length >= PASSWORD_MIN,
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
