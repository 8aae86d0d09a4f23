/** Kinds of files; also their extensions. */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'pdf'] as const;
