import { cvrParamsSchema } from '@/lib/companies/api-schemas';
import { getCompany } from '@/lib/companies/queries';
import { withUser } from '@/lib/http/wrappers';
import { signalsAnswerSchema } from '@/lib/signals/answers';
import { toSignalsData } from '@/lib/signals/mapper';
import { findSignals } from '@/lib/signals/queries';

const schemas = { params: cvrParamsSchema, answer: signalsAnswerSchema };

// GET /api/company/signals/{cvr}
export const GET = withUser(schemas, async ({ params: { cvr } }) =>
  toSignalsData(await findSignals(await getCompany(cvr))),
);
