export type ModelLimits = {
  /** Milliseconds until the first word, and for the whole answer. */
  firstWord: number;
  whole: number;
  /** Rounds of tool calls, and tokens of each response of the model. */
  rounds: number;
  tokens: number;
  /** Characters of the answer. */
  letters: number;
};

/** Leaves the fallback enough time to answer within ten seconds. */
export const MODEL_LIMITS: ModelLimits = {
  firstWord: 8_500,
  whole: 60_000,
  rounds: 6,
  tokens: 2_000,
  letters: 12_000,
};
