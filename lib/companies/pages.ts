/** Where a page of a list begins; one beyond the ends becomes the first or the last. */
export function pageOf(wanted: number, total: number, pageSize: number) {
  const totalPages = Math.ceil(total / pageSize);
  const page = Math.min(Math.max(Math.trunc(wanted), 1), Math.max(totalPages, 1));
  return { page, totalPages, skip: (page - 1) * pageSize };
}
