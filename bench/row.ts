/** A row of the table that a measurement prints. */
export type Row = Record<string, string | number>;
