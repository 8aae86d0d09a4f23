type DigestNames = { names: string[]; hasMore: boolean };

/** The first companies that came to a saved search, and that left it. */
export type DigestMembers = { added: DigestNames; left: DigestNames };

/** Notifications about one company, or under one heading. */
export type DigestGroup = {
  title: string;
  /** Where to view it; null when there is no page for it. */
  link: string | null;
  /** Gravest first, then newest; `at` is already formatted. */
  lines: { text: string; at: string; isGrave: boolean; members?: DigestMembers }[];
  /** Number of lines omitted. */
  more: number;
};

/** Mails to an account's owner about the account. */
export type AccountMail =
  | { kind: 'verify'; firstName: string; link: string }
  | { kind: 'reset'; firstName: string; link: string }
  | {
      kind: 'password-changed' | 'password-reset';
      firstName: string;
      at: string;
      from: string;
      link: string;
    }
  | { kind: 'new-device'; firstName: string; at: string; from: string; link: string }
  /** `host` has accepted nothing `since` then; `failure`: how the last attempt ended. */
  | {
      kind: 'webhook-off';
      firstName: string;
      host: string;
      since: string;
      failure: string;
      keptDays: number;
      link: string;
    };

/** The last mail to the owner of an account; `from` is null when an administrator deleted it. */
export type DeletionMail = {
  kind: 'account-deleted';
  firstName: string;
  email: string;
  at: string;
  from: string | null;
  /** Whether the payment provider has invoices of theirs, which it keeps. */
  hadPlan: boolean;
};

/**
 * The content of a mail; each kind has a template. Already formatted: templates look nothing up.
 */
export type MailContent =
  | AccountMail
  | DeletionMail
  /** A file from `from`, whose address is `email`, with their message. */
  | { kind: 'share'; from: string; email: string; message: string }
  | DigestContent;

/** `total` counts all notifications; `moreGroups` groups are omitted. */
export type DigestContent = {
  kind: 'digest';
  firstName: string;
  period: 'daily' | 'weekly';
  total: number;
  /** The gravest news for the subject, such as a bankruptcy; null when nothing is grave. */
  alert: { what: string; title: string } | null;
  groups: DigestGroup[];
  moreGroups: number;
  link: string;
  settings: string;
  unsubscribe: string;
};

/** A mail as both HTML and plain text. */
export type ComposedMail = { subject: string; html: string; text: string };
