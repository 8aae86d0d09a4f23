import { listMunicipalities } from '@/lib/companies/options';
import { withUser } from '@/lib/http/wrappers';

// GET /api/veminto/dropdown5
export const GET = withUser({}, async () => ({
  status: 'success',
  data: await listMunicipalities(),
}));
