/** Whom post is sent in care of: the register writes some names with "c/o" before them. */
export const careOfName = (careOf: string) => careOf.replace(/^\s*c\s?\/\s?o[\s.:]+/i, '');
