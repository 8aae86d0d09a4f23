/** An error whose message is meant for the user: printed without a stack. */
export class UserError extends Error {
  /** @override */
  name = 'UserError';
}
