import { cvrParamsSchema } from '@/lib/companies/api-schemas';
import { pdf } from '@/lib/http/pdf';
import { withUser } from '@/lib/http/wrappers';
import { getCompanyReport } from '@/lib/reports/queries';
import { renderReport } from '@/lib/reports/render';

// GET /api/company/report/{cvr}: all of a company's page as PDF
export const GET = withUser({ params: cvrParamsSchema }, async ({ params: { cvr } }) => {
  const data = await getCompanyReport(cvr);
  return pdf(await renderReport({ kind: 'company', data }), `company-${cvr}.pdf`);
});
