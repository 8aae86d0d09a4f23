/**
 * Everything that the user has saved, as a value of the filters `saved` and `notSaved`; all other
 * values are names of the user's lists.
 */
export const ALL_SAVED = '*';

/** The name of a list as a value, in which a bar would end it. */
export const listValue = (name: string): string => name.replaceAll('|', '/');
