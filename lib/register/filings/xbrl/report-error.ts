import 'server-only';

/** Where something stands in a document, counted from one. */
export type Position = { line: number; column: number };

/**
 * A document that cannot be read as an annual report. `message` is the reason as
 * a sentence part, with the position before it where that is known.
 */
export class ReportError extends Error {
  override readonly name = 'ReportError';

  constructor(
    readonly reason: string,
    readonly position: Position | null = null,
  ) {
    super(position ? `line ${position.line}, column ${position.column}: ${reason}` : reason);
  }
}
