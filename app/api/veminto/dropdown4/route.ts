import { listRegions } from '@/lib/companies/options';
import { withUser } from '@/lib/http/wrappers';

// GET /api/veminto/dropdown4
export const GET = withUser({}, async () => ({ status: 'success', data: await listRegions() }));
