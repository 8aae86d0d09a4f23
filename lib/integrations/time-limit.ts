import 'server-only';

/**
 * A signal that aborts after some milliseconds. Replaces AbortSignal.timeout, which Node 20
 * garbage-collects when only AbortSignal.any references it, so that it never aborts. A timer keeps
 * its controller alive.
 */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const end = () => controller.abort(new DOMException('It took too long.', 'TimeoutError'));
  setTimeout(end, milliseconds).unref();
  return controller.signal;
}
