import { AppError } from '@/lib/errors';
import { withPublic } from '@/lib/http/wrappers';
import { refusedMethods } from '@/lib/openapi/wrong-method';

/**
 * Catches all of /api that matches no route, and methods that a route does not support, so that API
 * clients get a JSON error.
 */
const nothing = withPublic({ group: 'unknown' }, async ({ request }) => {
  const methods = refusedMethods(new URL(request.url).pathname)?.join(', ');
  if (methods) {
    const sentence = `This address takes other methods: ${methods}.`;
    throw new AppError('method_not_allowed', sentence, { headers: { allow: methods } });
  }
  throw new AppError('not_found', 'There is no such address.');
});

export const GET = nothing;
export const POST = nothing;
export const PUT = nothing;
export const PATCH = nothing;
export const DELETE = nothing;
export const OPTIONS = nothing;
