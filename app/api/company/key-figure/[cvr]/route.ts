import { cvrParamsSchema } from '@/lib/companies/api-schemas';
import { scopeQuerySchema } from '@/lib/financials/api-schemas';
import { toKeyFigureData } from '@/lib/financials/key-figure-mapper';
import { chooseScope } from '@/lib/financials/periods';
import { getKeyFigures } from '@/lib/financials/queries';
import { withUser } from '@/lib/http/wrappers';
import { keyFiguresAnswerSchema } from '@/lib/peers/key-figure-answers';
import { toPeerData } from '@/lib/peers/mapper';
import { findPeers } from '@/lib/peers/queries';

const schemas = {
  params: cvrParamsSchema,
  query: scopeQuerySchema,
  answer: keyFiguresAnswerSchema,
};

// GET /api/company/key-figure/{cvr}
export const GET = withUser(schemas, async ({ params: { cvr }, query }) => {
  const [periods, peers] = await Promise.all([getKeyFigures(cvr), findPeers(cvr)]);
  const scope = query.scope ?? chooseScope({ periods }, null);
  return { ...toKeyFigureData(periods, scope), peers: peers && toPeerData(peers) };
});
