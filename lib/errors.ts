/** Machine-readable codes of all errors, with their HTTP status. */
export const errorStatus = {
  /** The request cannot be read; invalid_input: it can, but says what is not accepted. */
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  quota_exceeded: 403,
  email_not_verified: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  too_many_requests: 429,
  internal: 500,
  /** The database, a service or a turn cannot be had at the moment; worth another try. */
  unavailable: 503,
  /** The operator has not set what it needs. */
  not_configured: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

type ErrorOptions = {
  /** Maps a field name to the message shown beside that field. */
  fields?: Record<string, string>;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  /** The underlying error; logged, never shown to the user. */
  cause?: unknown;
  /** Additional response headers, such as the remaining quota. */
  headers?: Record<string, string>;
};

/** The one error class: `message` is shown to the user. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly fields?: Record<string, string>;
  readonly retryAfter?: number;
  readonly headers?: Record<string, string>;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: ErrorOptions = {},
  ) {
    super(message, { cause: options.cause });
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.headers = options.headers;
  }

  /** Of HTTP. */
  get status(): number {
    return errorStatus[this.code];
  }
}

/** Refuses one field of the input, with a sentence that stands beside it too. */
export const invalidField = (field: string, sentence: string, cause?: unknown) =>
  new AppError('invalid_input', sentence, { fields: { [field]: sentence }, cause });
