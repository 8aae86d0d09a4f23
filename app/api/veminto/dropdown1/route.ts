import { listIndustries } from '@/lib/companies/options';
import { withUser } from '@/lib/http/wrappers';

// GET /api/veminto/dropdown1
export const GET = withUser({}, async () => ({ status: 'success', data: await listIndustries() }));
