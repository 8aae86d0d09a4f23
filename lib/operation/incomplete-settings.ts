import 'server-only';
import { type Env, env } from '@/lib/env';
import { log } from '@/lib/log';

/** Variables that do nothing, or only half of their work, without each other. */
const TOGETHER = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  ['CVR_USERNAME', 'CVR_PASSWORD'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_YEARLY'],
] as const satisfies readonly (readonly (keyof Env)[])[];

/** No mail service sends in the name of a domain that its customer has not proven to own. */
const sendsAsNobody = ({ RESEND_API_KEY, MAIL_FROM }: Env) =>
  RESEND_API_KEY !== undefined && /@(?:.+\.)?example>?$/.test(MAIL_FROM);

/** A sentence for each service of which only a part is configured. */
export function findIncompleteSettings(settings: Env): string[] {
  const incomplete = TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => settings[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return [];
    const given = names.filter((name) => settings[name] !== undefined);
    const [set, lacking] = [given, missing].map((some) => some.join(', '));
    return [`${set} is set without ${lacking}: the service needs all of them.`];
  });
  if (!sendsAsNobody(settings)) return incomplete;
  const sender =
    'RESEND_API_KEY is set without MAIL_FROM: no mail is sent until it names a sender at a domain that Resend has verified.';
  return [...incomplete, sender];
}

/** A service that is half configured is off, or fails only when somebody needs it. */
export function warnOfIncompleteSettings(): void {
  for (const sentence of findIncompleteSettings(env)) log.warn(sentence);
}
