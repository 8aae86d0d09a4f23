/** An arbitrary number, the same in every process: the advisory lock held while a load runs. */
export const LOAD_LOCK = 7_262_001;
