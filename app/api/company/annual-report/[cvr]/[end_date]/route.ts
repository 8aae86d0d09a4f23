import { pdf } from '@/lib/http/pdf';
import { withUser } from '@/lib/http/wrappers';
import { annualReportParamsSchema } from '@/lib/reports/api-schemas';
import { getSampleReport } from '@/lib/reports/queries';
import { renderReportFor } from '@/lib/reports/render-for';

// GET /api/company/annual-report/{cvr}/{end_date}: invented, for sample companies only
export const GET = withUser({ params: annualReportParamsSchema }, async ({ user, params }) => {
  const data = await getSampleReport(params.cvr, params.end_date);
  const name = `annual-report-${params.cvr}-${params.end_date}.pdf`;
  return pdf(await renderReportFor(user.id, { kind: 'sample', data }), name);
});
