/** What the data note and the footer say about the register that is loaded. */
export type RegisterStatus = {
  /** The day the newest full load describes; null when it does not tell. */
  snapshotDate: Date | null;
  /**
   * The day up to which the register is known: that of the newest update, or of
   * the full load when it is newer. A UTC midnight, as days are kept.
   */
  updatedOn: Date | null;
  companies: number;
  hasSample: boolean;
  /** Companies from real documents are loaded. */
  hasReal: boolean;
};
