export type ModelLimits = {
  /** Milliseconds until the first word, and for all of it. */
  firstWord: number;
  whole: number;
  /** Rounds of tool calls, and tokens of each answer of the model. */
  rounds: number;
  tokens: number;
  /** Letters of the answer. */
  letters: number;
};

/** What takes over has to have answered within ten seconds. */
export const MODEL_LIMITS: ModelLimits = {
  firstWord: 8_500,
  whole: 60_000,
  rounds: 6,
  tokens: 2_000,
  letters: 12_000,
};
