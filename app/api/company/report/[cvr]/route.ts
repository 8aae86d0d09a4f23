import { cvrParamsSchema } from '@/lib/companies/api-schemas';
import { danishStamp } from '@/lib/danish-day';
import { chosenLanguage } from '@/lib/http/caller';
import { pdf } from '@/lib/http/pdf';
import { withUser } from '@/lib/http/wrappers';
import { getCompanyReport } from '@/lib/reports/queries';
import { renderReport } from '@/lib/reports/render';

// GET /api/company/report/{cvr}: all of a company's page as PDF
export const GET = withUser({ params: cvrParamsSchema }, async ({ params: { cvr }, request }) => {
  const data = await getCompanyReport(cvr);
  const language = chosenLanguage(request);
  const name = `veminto-${cvr}-${danishStamp(data.madeAt)}.pdf`;
  return pdf(await renderReport({ kind: 'company', data, language }), name);
});
