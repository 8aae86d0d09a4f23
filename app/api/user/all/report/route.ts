import { danishStamp } from '@/lib/danish-day';
import { pdf } from '@/lib/http/pdf';
import { withAdmin } from '@/lib/http/wrappers';
import { renderReportFor } from '@/lib/reports/render-for';
import { userListSchema } from '@/lib/users/admin/api-schemas';
import { getUsersReport } from '@/lib/users/admin/report';

// GET /api/user/all/report?search&sort&direction: the list of users as PDF
export const GET = withAdmin({ query: userListSchema }, async ({ user, query, caller }) => {
  const { search, sort, direction } = query;
  const question = { search, sort, direction };
  const data = await getUsersReport(user.id, question, caller.address);
  const name = `users-${danishStamp(data.madeAt)}.pdf`;
  const report = { kind: 'users', data, language: caller.language } as const;
  return pdf(await renderReportFor(user.id, report), name);
});
