/** Length limits of the simple search; longer queries are truncated. */
export const MIN_QUERY_LENGTH = 3;
export const MAX_QUERY_LENGTH = 200;
/** Maximum characters of a sentence for the AI search. */
export const MAX_SENTENCE_LENGTH = 500;
/** Limits of a list of CVR numbers and P-numbers, in numbers and in characters. */
export const MAX_LISTED = 200;
export const MAX_LIST_LENGTH = 6_000;
