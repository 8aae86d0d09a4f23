import { utils, write } from 'xlsx';
import { withUser } from '@/lib/http/wrappers';
import { listSaved } from '@/lib/saved/queries';

/**
 * The peer: all rows with their related data, written to a workbook by the xlsx package in the
 * thread that answers requests. Served by a copy of the project.
 */
export const GET = withUser({}, async ({ user }) => {
  const saved = await listSaved(user.id, { page: 1, limit: 10_000 });
  const rows = saved.items.map(({ company }) => [
    ...[company?.key, company?.name, company?.status, company?.companyType],
    ...[company?.industries[0]?.code, company?.industry, company?.foundedOn, company?.ceoName],
    ...[company?.employees.exact, company?.locationCount, company?.revenue, company?.grossProfit],
    ...[company?.street, company?.postalCode, company?.postalDistrict, company?.municipality],
    ...[company?.region, company?.phone, company?.email, company?.website],
  ]);
  const book = utils.book_new(utils.aoa_to_sheet(rows), 'Companies');
  return new Response(write(book, { type: 'array', bookType: 'xlsx', compression: true }));
});
