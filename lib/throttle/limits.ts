import 'server-only';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Limits per account and per address; all of them are multiplied by RATE_LIMIT_FACTOR. */
export const LIMITS = {
  signIn: { points: 10, seconds: 15 * MINUTE },
  /** Tries left to an address without failures when an account's tries are used up. */
  signInProbation: { points: 3, seconds: 15 * MINUTE },
  /** New sessions, whatever the sign-in method. */
  session: { points: 20, seconds: 15 * MINUTE },
  signUp: { points: 30, seconds: HOUR },
  /**
   * Mailed links: password resets and repeated verification mails. An address over the limit gets
   * an error; an account over the limit silently gets no more mails.
   */
  forgot: { points: 5, seconds: HOUR },
  resend: { points: 5, seconds: HOUR },
  /** Redeeming the tokens of such links. */
  verify: { points: 10, seconds: HOUR },
  reset: { points: 10, seconds: HOUR },
  /** Entering the current password, to change it or to delete the account. */
  ownPassword: { points: 10, seconds: HOUR },
  /** Profile pictures: each takes a core for up to two seconds. */
  picture: { points: 20, seconds: HOUR },
  /** Export of all personal data: reads every table and writes out everything at once. */
  personalData: { points: 10, seconds: HOUR },
  /** Exports of companies: each takes a core for up to some seconds. */
  export: { points: 60, seconds: HOUR },
  /** Saving searches: each may write two megabytes. */
  saveSearch: { points: 60, seconds: HOUR },
  /** Files to be shared by mail: unpacking one takes a second or two. */
  shareFile: { points: 60, seconds: HOUR },
  /** Files of one's own companies: finding 5,000 names takes a core for up to some seconds. */
  importCompanies: { points: 60, seconds: HOUR },
  shareMail: { points: 20, seconds: 24 * HOUR },
  /** Opening checkouts and portal sessions at the payment provider. */
  checkout: { points: 30, seconds: HOUR },
  /** Outcome of a checkout; unauthenticated. */
  checkoutResult: { points: 60, seconds: MINUTE },
  assistant: { points: 10, seconds: MINUTE },
  /**
   * Per day: aborted or misunderstood questions are refunded to the quota, but cost a model call.
   */
  assistantDay: { points: 500, seconds: 24 * HOUR },
  /** Tests and repeated deliveries of webhooks: each may take ten seconds. */
  webhookTry: { points: 30, seconds: HOUR },
  /** API calls per session. */
  api: { points: 120, seconds: MINUTE },
} as const satisfies Record<string, { points: number; seconds: number }>;

/**
 * A token bucket per account: a burst of `points`, refilled evenly over `seconds`. Counted in the
 * memory of each process (lib/throttle/pages.ts), and multiplied by RATE_LIMIT_FACTOR too.
 */
export const PAGE_LIMIT = { points: 120, seconds: MINUTE };

/**
 * Maximum concurrent API calls, and pages, of one account: as many connections as a browser opens.
 * Excess requests wait without holding a database connection: a server has ten in all.
 */
export const MOST_AT_ONCE = 6;

export type LimitName = keyof typeof LIMITS;
