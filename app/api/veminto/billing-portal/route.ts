import { portalAnswerSchema } from '@/lib/billing/answers';
import { openPortal } from '@/lib/billing/checkout';
import { withUser } from '@/lib/http/wrappers';

const schemas = { sessionOnly: true, answer: portalAnswerSchema } as const;

// POST /api/veminto/billing-portal: the page for cancellation, card and invoices
export const POST = withUser(schemas, async ({ user }) => openPortal(user));
