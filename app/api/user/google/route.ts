import { withPublic } from '@/lib/http/wrappers';
import { signedInAnswerSchema } from '@/lib/users/answers';
import { googleSchema } from '@/lib/users/api-schemas';
import { signInWithGoogleToken } from '@/lib/users/sign-in/provider-verbs';
import { sendSignedIn } from '@/lib/users/sign-in/signed-in';

const schemas = { body: googleSchema, answer: signedInAnswerSchema };

// POST /api/user/google
export const POST = withPublic(schemas, async ({ body, caller }) =>
  sendSignedIn(await signInWithGoogleToken(body.access_token, caller)),
);
