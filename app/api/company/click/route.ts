import { clickAnswerSchema } from '@/lib/analytics/answers';
import { clickBodySchema } from '@/lib/analytics/api-schemas';
import { recordClick } from '@/lib/analytics/mutations';
import { withUser } from '@/lib/http/wrappers';

const schemas = { body: clickBodySchema, answer: clickAnswerSchema };

// POST /api/company/click
export const POST = withUser(schemas, async ({ user, body }) => {
  const { kind, the_key: companyKey, from: fromKey, position } = body;
  await recordClick({ userId: user.id, kind, companyKey, fromKey, position });
  return { status: 'success' };
});
