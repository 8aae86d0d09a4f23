/** The mail service knows for a day what it has sent; after that a try might send again. */
export const TRIED_FOR_MS = 20 * 60 * 60 * 1_000;
