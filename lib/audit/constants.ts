export const AUDIT_PAGE_SIZE = 25;

/** So long the log says where something was done from. */
export const ADDRESS_KEPT_DAYS = 180;
