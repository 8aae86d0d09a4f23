/** Statements that lock a table, or block its writers, until the transaction ends. */
const LOCKS =
  /^(ALTER TABLE|DROP|TRUNCATE|LOCK|CREATE (UNIQUE )?INDEX|CREATE (OR REPLACE )?TRIGGER)\b/i;
/** Statements that may scan all rows of a table. */
const ROWS = /^(UPDATE|DELETE|INSERT|MERGE|WITH)\b/i;

/** Splits SQL into statements, without comments, function bodies and string literals. */
const statementsOf = (sql: string): string[] =>
  sql
    .replace(/--.*$/gm, '')
    .replace(/(\$\w*\$)[\s\S]*?\1/g, '')
    .replace(/'(?:[^']|'')*'/g, '')
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' '));

/**
 * Whether a migration changes rows while it holds a table lock: locks are kept until the whole
 * transaction ends, and readers are blocked meanwhile. Row changes need a migration of their own.
 */
export function mixesLocksAndRows(sql: string): boolean {
  const statements = statementsOf(sql);
  return (
    statements.some((statement) => LOCKS.test(statement)) &&
    statements.some((statement) => ROWS.test(statement))
  );
}
