/** The simple search takes queries of these lengths; what is longer is cut there. */
export const MIN_QUERY_LENGTH = 3;
export const MAX_QUERY_LENGTH = 200;
/** A list of CVR numbers and P-numbers may be longer: so many of them, in so many letters. */
export const MAX_LISTED = 200;
export const MAX_LIST_LENGTH = 6_000;
