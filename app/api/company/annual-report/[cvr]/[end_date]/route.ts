import { pdf } from '@/lib/http/pdf';
import { withUser } from '@/lib/http/wrappers';
import { annualReportParamsSchema } from '@/lib/reports/api-schemas';
import { getSampleReport } from '@/lib/reports/queries';
import { renderReport } from '@/lib/reports/render';

// GET /api/company/annual-report/{cvr}/{end_date}: of sample companies, invented
export const GET = withUser({ params: annualReportParamsSchema }, async ({ params }) => {
  const data = await getSampleReport(params.cvr, params.end_date);
  const name = `annual-report-${params.cvr}-${params.end_date}.pdf`;
  return pdf(await renderReport({ kind: 'sample', data }), name);
});
