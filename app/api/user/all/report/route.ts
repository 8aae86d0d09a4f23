import { danishStamp } from '@/lib/danish-day';
import { callerOf } from '@/lib/http/caller';
import { pdf } from '@/lib/http/pdf';
import { withAdmin } from '@/lib/http/wrappers';
import { renderReportFor } from '@/lib/reports/render-for';
import { getUsersReport } from '@/lib/users/admin/report';
import { userListSchema } from '@/lib/users/admin/user-list-schemas';

// GET /api/user/all/report?search&sort&direction: the list of users as PDF
export const GET = withAdmin({ query: userListSchema }, async ({ user, query, request }) => {
  const { search, sort, direction } = query;
  const question = { search, sort, direction };
  const { address, language } = callerOf(request);
  const data = await getUsersReport(user.id, question, address);
  const name = `users-${danishStamp(data.madeAt)}.pdf`;
  return pdf(await renderReportFor(user.id, { kind: 'users', data, language }), name);
});
