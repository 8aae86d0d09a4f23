export const AUDIT_PAGE_SIZE = 25;

/** Retention of IP addresses in the audit log. */
export const ADDRESS_KEPT_DAYS = 180;
