/** `shortTermDebt` → `short_term_debt`, as all columns of the schema and our oldest answers are named. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
