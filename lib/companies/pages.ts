/** Offset of a page in a list; a page number out of range becomes the first or the last page. */
export function pageOf(wanted: number, total: number, pageSize: number) {
  const totalPages = Math.ceil(total / pageSize);
  const page = Math.min(Math.max(Math.trunc(wanted), 1), Math.max(totalPages, 1));
  return { page, totalPages, skip: (page - 1) * pageSize };
}
