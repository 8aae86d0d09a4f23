/** What a mail says; each kind has a template. All in words, nothing to be looked up. */
export type MailContent =
  | { kind: 'verify'; firstName: string; link: string }
  | { kind: 'reset'; firstName: string; link: string }
  | { kind: 'password-changed'; firstName: string; at: string; from: string; link: string }
  | { kind: 'new-device'; firstName: string; at: string; from: string; link: string };

/** A mail in the two forms in which programs show it. */
export type ComposedMail = { subject: string; html: string; text: string };
