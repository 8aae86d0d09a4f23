/** What takes a table, or its writers, for the rest of the transaction. */
const LOCKS =
  /^(ALTER TABLE|DROP|TRUNCATE|LOCK|CREATE (UNIQUE )?INDEX|CREATE (OR REPLACE )?TRIGGER)\b/i;
/** What may go through all rows of a table. */
const ROWS = /^(UPDATE|DELETE|INSERT|MERGE|WITH)\b/i;

/** Statements by what they begin with: without comments, bodies of functions and texts. */
const statementsOf = (sql: string): string[] =>
  sql
    .replace(/--.*$/gm, '')
    .replace(/(\$\w*\$)[\s\S]*?\1/g, '')
    .replace(/'(?:[^']|'')*'/g, '')
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' '));

/**
 * Whether a migration goes through rows while it holds a table: its locks are kept until all of it
 * is done, and nobody reads in the meantime. The rows belong into a migration of their own.
 */
export function mixesLocksAndRows(sql: string): boolean {
  const statements = statementsOf(sql);
  return (
    statements.some((statement) => LOCKS.test(statement)) &&
    statements.some((statement) => ROWS.test(statement))
  );
}
