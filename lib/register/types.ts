/** Facts about the loaded register for the data note and the footer. */
export type RegisterStatus = {
  /** The snapshot date of the newest full load; null if it has none. */
  snapshotDate: Date | null;
  /**
   * The day up to which the register is known: that of the newest update, or of the full load if
   * that is newer. Midnight UTC, like all stored days.
   */
  updatedOn: Date | null;
  companies: number;
  hasSample: boolean;
  /** Whether companies from real documents are loaded. */
  hasReal: boolean;
};
