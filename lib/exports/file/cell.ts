/** Days are strings, yyyy-mm-dd; null is an empty cell. */
export type Cell = string | number | null;
