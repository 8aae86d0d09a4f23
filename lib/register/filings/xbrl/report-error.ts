import 'server-only';

/** A position in a document, counted from one. */
export type Position = { line: number; column: number };

/**
 * The document cannot be read as an annual report. `message` is the reason as part of a sentence,
 * preceded by the position if known.
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
