import 'server-only';
import { Resend } from 'resend';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import type { Mail } from './mail-types';
import { writeToOutbox } from './outbox';
import { timeLimit } from './time-limit';

/** Timeout of the whole request, plus time for an attachment over a slow connection. */
const SILENCE_MS = 8_000;
const BYTES_PER_MS = 200;
/** Statuses that the provider would answer to every retry. */
const REFUSED = new Set([400, 404, 405, 413, 422]);

/** The id was already used for a mail with other content: its subject matter has changed since. */
const TAKEN_BEFORE = 'invalid_idempotent_request';

type SendEnd = 'sent' | 'refused';

const failed = (cause: unknown) =>
  new AppError('unavailable', 'The mail could not be sent. Try again in a moment.', { cause });

/** Provider messages may quote the mail, so errors carry only the name and status. */
const inShort = ({ name, statusCode }: { name: string; statusCode: number | null }) =>
  new Error(`Resend answers ${statusCode ?? 'nothing'} (${name})`);

const attached = ({ name, type, content }: NonNullable<Mail['attachment']>) => ({
  filename: name,
  contentType: type,
  content,
});

async function sendWithResend(apiKey: string, mail: Mail, signal: AbortSignal): Promise<SendEnd> {
  const resend = new Resend(apiKey, { baseUrl: env.RESEND_BASE_URL });
  const { to, subject, html, text, replyTo, headers, attachment } = mail;
  const patience = SILENCE_MS + (attachment?.content.length ?? 0) / BYTES_PER_MS;
  const silence = AbortSignal.any([signal, timeLimit(patience)]);
  const options = { idempotencyKey: mail.id, signal: silence };
  const attachments = attachment && [attached(attachment)];
  const { error } = await resend.emails
    .send({ from: env.MAIL_FROM, to, subject, html, text, replyTo, headers, attachments }, options)
    .catch((cause: unknown) => Promise.reject(failed(cause)));
  if (!error) return 'sent';
  if (error.name === TAKEN_BEFORE) {
    log.warn({ mail: mail.id }, 'A mail was sent before, when it said something else.');
    return 'sent';
  }
  if (!REFUSED.has(error.statusCode ?? 0)) throw failed(inShort(error));
  log.error({ mail: mail.id, err: inShort(error) }, 'A mail is refused and not tried again.');
  return 'refused';
}

/**
 * Sends a mail, or writes it to DATA_DIR/outbox when no provider is configured. A repeat with the
 * same id sends nothing twice, for at least a day.
 * @returns refused when the provider would refuse every retry.
 * @throws AppError unavailable when it may work later.
 */
export async function sendMail(mail: Mail, signal: AbortSignal): Promise<SendEnd> {
  if (env.RESEND_API_KEY) return sendWithResend(env.RESEND_API_KEY, mail, signal);
  await writeToOutbox(mail).catch((cause: unknown) => Promise.reject(failed(cause)));
  return 'sent';
}
