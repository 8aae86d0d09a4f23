import { clickBodySchema } from '@/lib/analytics/api-schemas';
import { recordClick } from '@/lib/analytics/mutations';
import { withUser } from '@/lib/http/wrappers';

// POST /api/company/click
export const POST = withUser({ body: clickBodySchema }, async ({ user, body }) => {
  const { kind, the_key: companyKey, from: fromKey, position } = body;
  await recordClick({ userId: user.id, kind, companyKey, fromKey, position });
  return { status: 'success' };
});
