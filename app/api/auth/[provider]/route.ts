import { redirectTo, sendProblem } from '@/lib/auth/flow-answer';
import { beginFlow, FLOW_SECONDS } from '@/lib/auth/providers';
import { setFlowCookie } from '@/lib/auth/set-cookie';
import { withPublic } from '@/lib/http/wrappers';
import { providerSchema } from '@/lib/users/api-schemas';

// GET /api/auth/google, /api/auth/linkedin: redirects to the provider
export const GET = withPublic({ params: providerSchema }, async ({ params: { provider } }) => {
  try {
    const { location, kept } = await beginFlow(provider);
    return setFlowCookie(redirectTo(location), kept, FLOW_SECONDS);
  } catch (error) {
    return sendProblem(provider, error);
  }
});
