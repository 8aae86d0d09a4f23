/** The simple search takes queries of these lengths; what is longer is cut there. */
export const MIN_QUERY_LENGTH = 3;
export const MAX_QUERY_LENGTH = 200;
