const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be an id of ours, in either case; PostgreSQL refuses others as malformed. */
export const isUuid = (text: string): boolean => UUID.test(text);
