/** Runs once when a server starts: a wrong environment ends it with a list. */
export async function register() {
  await import('./lib/env');
}
