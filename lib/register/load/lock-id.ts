/** Any number, the same in every process: "a load is running" in this database. */
export const LOAD_LOCK = 7_262_001;
