import 'server-only';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How often something may be asked for, for each account and for each address;
 * all of them are multiplied by RATE_LIMIT_FACTOR.
 */
export const LIMITS = {
  signIn: { points: 10, seconds: 15 * MINUTE },
  /** What an address without failures may still try when an account's tries are used up. */
  signInProbation: { points: 3, seconds: 15 * MINUTE },
  /** Sessions that begin, however somebody has shown who they are. */
  session: { points: 20, seconds: 15 * MINUTE },
  signUp: { points: 30, seconds: HOUR },
  /**
   * Links by mail: forgotten passwords, and verification links once more. An address is
   * refused; of an account no more mails go out, and nobody is told.
   */
  forgot: { points: 5, seconds: HOUR },
  resend: { points: 5, seconds: HOUR },
  /** Tokens of such links. */
  verify: { points: 10, seconds: HOUR },
  reset: { points: 10, seconds: HOUR },
  /** One's own password, to set another one or to leave. */
  ownPassword: { points: 10, seconds: HOUR },
  /** Pictures of oneself: each takes a core for up to two seconds. */
  picture: { points: 20, seconds: HOUR },
  /** All that is kept about oneself: every table is read, and all of it is written out at once. */
  personalData: { points: 10, seconds: HOUR },
  /** Files of companies: each takes a core for up to some seconds. */
  export: { points: 60, seconds: HOUR },
  /** Searches that are saved: each may write two megabytes. */
  saveSearch: { points: 60, seconds: HOUR },
  /** Files that are to be mailed: unpacking one takes a second or two. */
  shareFile: { points: 60, seconds: HOUR },
  shareMail: { points: 20, seconds: 24 * HOUR },
  /** Checkouts and visits to the portal that are opened at the payment provider. */
  checkout: { points: 30, seconds: HOUR },
  /** What a checkout came to; anybody may ask. */
  checkoutResult: { points: 60, seconds: MINUTE },
  assistant: { points: 10, seconds: MINUTE },
  /** The same of a day: what is broken off or not understood is given back, and the model was asked. */
  assistantDay: { points: 500, seconds: 24 * HOUR },
  /** Calls of the API, for each session. */
  api: { points: 120, seconds: MINUTE },
} as const satisfies Record<string, { points: number; seconds: number }>;

/**
 * Pages of an account: so many at once, and as many again evenly in that time. They are counted in
 * the memory of each process (lib/throttle/pages.ts), and multiplied by RATE_LIMIT_FACTOR too.
 */
export const PAGE_LIMITS = {
  page: { points: 120, seconds: MINUTE },
  /** What Next asks of links before anybody follows them: a frame without what the page shows. */
  prefetch: { points: 600, seconds: MINUTE },
} as const;

/**
 * Calls of one account that are worked on at once, and pages: as many as a browser asks for at once.
 * Others wait for them without a connection of the database: a server has ten, for everybody.
 */
export const MOST_AT_ONCE = 6;

export type LimitName = keyof typeof LIMITS;
