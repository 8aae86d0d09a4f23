import { cvrParamsSchema } from '@/lib/companies/api-schemas';
import { getCompany } from '@/lib/companies/queries';
import { withUser } from '@/lib/http/wrappers';
import { signalsAnswerSchema } from '@/lib/signals/answers';
import { toSignalData } from '@/lib/signals/mapper';
import { findSignals } from '@/lib/signals/queries';

const schemas = { params: cvrParamsSchema, answer: signalsAnswerSchema };

// GET /api/company/signals/{cvr}: what creditors look at first
export const GET = withUser(schemas, async ({ params: { cvr } }) =>
  toSignalData(await findSignals(await getCompany(cvr))),
);
