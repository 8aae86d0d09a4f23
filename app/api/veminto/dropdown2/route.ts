import { listCompanyTypes } from '@/lib/companies/options';
import { withUser } from '@/lib/http/wrappers';

// GET /api/veminto/dropdown2
export const GET = withUser({}, async () => ({
  status: 'success',
  data: await listCompanyTypes(),
}));
