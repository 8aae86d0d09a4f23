/** A sentence for the person at the keyboard: printed alone, without a stack. */
export class UserError extends Error {
  name = 'UserError';
}
