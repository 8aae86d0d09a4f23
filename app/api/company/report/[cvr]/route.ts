import { cvrParamsSchema } from '@/lib/companies/api-schemas';
import { danishStamp } from '@/lib/danish-day';
import { pdf } from '@/lib/http/pdf';
import { withUser } from '@/lib/http/wrappers';
import { getCompanyReport } from '@/lib/reports/queries';
import { renderReportFor } from '@/lib/reports/render-for';

// GET /api/company/report/{cvr}: the company's page as PDF
export const GET = withUser(
  { params: cvrParamsSchema },
  async ({ user, params: { cvr }, caller: { language } }) => {
    const data = await getCompanyReport(cvr);
    const report = await renderReportFor(user.id, { kind: 'company', data, language });
    return pdf(report, `veminto-${cvr}-${danishStamp(data.madeAt)}.pdf`);
  },
);
