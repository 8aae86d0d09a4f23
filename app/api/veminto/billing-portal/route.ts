import { openPortal } from '@/lib/billing/checkout';
import { withUser } from '@/lib/http/wrappers';

// POST /api/veminto/billing-portal: where a plan is cancelled, with card and invoices
export const POST = withUser({ sessionOnly: true }, async ({ user }) => openPortal(user));
