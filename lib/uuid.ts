const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be one of our ids, in either case; PostgreSQL rejects others as malformed. */
export const isUuid = (text: string): boolean => UUID.test(text);
