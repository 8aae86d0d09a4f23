/** An error as returned by Stripe: { error: { type, code, message, param } }. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: { type: string; code?: string; param?: string; message: string },
  ) {
    super(body.message);
  }
}

export const missing = (what: string, id: string, param = 'id', status = 404) =>
  new ApiError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  });

export const invalid = (message: string, param?: string) =>
  new ApiError(400, { type: 'invalid_request_error', message, ...(param && { param }) });

export const unauthorized = () =>
  new ApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });

export const otherParameters = (key: string) =>
  new ApiError(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first ' +
      `used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

export const keyInUse = () =>
  new ApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this idempotent key.',
  });
