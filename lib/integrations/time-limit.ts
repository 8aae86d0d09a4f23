import 'server-only';

/**
 * A signal that is given after so many milliseconds. Stands in for AbortSignal.timeout,
 * which Node 20 forgets at the next collection of garbage where only AbortSignal.any
 * holds it: then it is never given. A timer keeps its own.
 */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const end = () => controller.abort(new DOMException('It took too long.', 'TimeoutError'));
  setTimeout(end, milliseconds).unref();
  return controller.signal;
}
