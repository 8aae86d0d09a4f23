/** Notifications about one company, or under one heading. */
export type DigestGroup = {
  title: string;
  /** Where it can be looked at; null where there is nothing of its own. */
  link: string | null;
  /** The newest first; `at` in words. */
  lines: { text: string; at: string }[];
  /** Lines that are left out. */
  more: number;
};

/** To the owner of an account, about it. */
export type AccountMail =
  | { kind: 'verify'; firstName: string; link: string }
  | { kind: 'reset'; firstName: string; link: string }
  | { kind: 'password-changed'; firstName: string; at: string; from: string; link: string }
  | { kind: 'new-device'; firstName: string; at: string; from: string; link: string };

/** What a mail says; each kind has a template. All in words, nothing to be looked up. */
export type MailContent =
  | AccountMail
  /** A file from `from`, whose address is `email`; the message is theirs. */
  | { kind: 'share'; from: string; email: string; message: string }
  | DigestContent;

/** `total` notifications, of which the groups beyond those given are left out. */
export type DigestContent = {
  kind: 'digest';
  firstName: string;
  period: 'daily' | 'weekly';
  total: number;
  groups: DigestGroup[];
  moreGroups: number;
  link: string;
  settings: string;
  unsubscribe: string;
};

/** A mail in the two forms in which programs show it. */
export type ComposedMail = { subject: string; html: string; text: string };
