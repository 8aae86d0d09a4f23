export type Mail = {
  /** Idempotency key, the same for each try: a mail whose id was sent is not sent again. */
  id: string;
  /** When the mail was requested, ISO 8601. */
  orderedAt: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where replies go; the sender is always ours. */
  replyTo?: string;
  /** Further headers; names and values must be ours, never user input. */
  headers?: Record<string, string>;
  attachment?: { name: string; type: string; content: Buffer };
  /** The mail's main link; printed when mails are only written to disk. */
  link?: string;
};
