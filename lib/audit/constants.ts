export const AUDIT_PAGE_SIZE = 25;
