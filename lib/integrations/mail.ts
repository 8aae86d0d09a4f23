import 'server-only';
import { Resend } from 'resend';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { writeToOutbox } from './outbox';
import { timeLimit } from './time-limit';

export type Mail = {
  /** The same for each try: a mail with an id that was sent is not sent again. */
  id: string;
  /** When it was asked for, ISO 8601. */
  orderedAt: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The address the mail is about; printed where mails are only written to disk. */
  link?: string;
};

const SILENCE_MS = 8_000;
/** What the provider would refuse again, however often it is asked. */
const REFUSED = new Set([400, 404, 405, 413, 422]);

const failed = (cause: unknown) =>
  new AppError('unavailable', 'The mail could not be sent. Try again in a moment.', { cause });

/** What a provider says may repeat the mail: its name and number are enough. */
const inShort = ({ name, statusCode }: { name: string; statusCode: number | null }) =>
  new Error(`Resend answers ${statusCode ?? 'nothing'} (${name})`);

async function sendWithResend(apiKey: string, mail: Mail, signal: AbortSignal): Promise<void> {
  const resend = new Resend(apiKey, { baseUrl: env.RESEND_BASE_URL });
  const { to, subject, html, text } = mail;
  const silence = AbortSignal.any([signal, timeLimit(SILENCE_MS)]);
  const options = { idempotencyKey: mail.id, signal: silence };
  const { error } = await resend.emails
    .send({ from: env.MAIL_FROM, to, subject, html, text }, options)
    .catch((cause: unknown) => Promise.reject(failed(cause)));
  if (!error) return;
  if (!REFUSED.has(error.statusCode ?? 0)) throw failed(inShort(error));
  log.error({ mail: mail.id, err: inShort(error) }, 'A mail is refused and not tried again.');
}

/**
 * Sends a mail, or writes it to DATA_DIR/outbox when no provider is set. Repeating it
 * with the same id sends nothing twice.
 * @throws AppError unavailable when it may work later.
 */
export async function sendMail(mail: Mail, signal: AbortSignal): Promise<void> {
  if (env.RESEND_API_KEY) await sendWithResend(env.RESEND_API_KEY, mail, signal);
  else await writeToOutbox(mail).catch((cause: unknown) => Promise.reject(failed(cause)));
}
