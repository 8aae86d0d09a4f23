import { sendSignedIn } from '@/lib/auth/answer';
import { callerOf } from '@/lib/http/caller';
import { withPublic } from '@/lib/http/wrappers';
import { googleSchema } from '@/lib/users/api-schemas';
import { signInWithGoogleToken } from '@/lib/users/provider-verbs';

// POST /api/user/google
export const POST = withPublic({ body: googleSchema }, async ({ body, request }) =>
  sendSignedIn(await signInWithGoogleToken(body.access_token, callerOf(request))),
);
