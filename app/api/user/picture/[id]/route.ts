import { z } from 'zod';
import { requireOwnId } from '@/lib/auth/own-id';
import { withUser } from '@/lib/http/wrappers';
import { getPicture } from '@/lib/pictures/queries';

const schemas = {
  // Not rate limited, as a list of users loads many pictures.
  uncounted: true as const,
  sessionOnly: true as const,
  params: z.object({ id: z.string().describe('id of a user, or me') }),
  query: z.object({ v: z.string().optional() }),
};

// GET /api/user/picture/{id}?v={version}: the user's own, or any for administrators
export const GET = withUser(schemas, async ({ user, params: { id }, query }) => {
  const { bytes, version } = await getPicture(requireOwnId(user, id));
  // The URL contains the version, so the response is immutable.
  const cached = query.v === version ? 'private, max-age=604800, immutable' : 'no-store';
  return new Response(bytes, {
    headers: {
      'content-type': 'image/webp',
      'content-length': String(bytes.byteLength),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': cached,
      vary: 'cookie, x-auth-token, authorization',
    },
  });
});
