/** The name mail is sent in care of, without the "c/o" that the register puts before some. */
export const careOfName = (careOf: string) => careOf.replace(/^\s*c\s?\/\s?o[\s.:]+/i, '');
