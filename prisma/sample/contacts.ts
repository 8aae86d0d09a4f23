import { foldText } from '@/lib/words/fold';
import type { Random } from './random';

type Contacts = { phone: string | null; email: string | null; website: string | null };

/**
 * Danish subscriber numbers never begin with 0, and 00 is the international prefix; so 01 to 09 and
 * six more digits look like a number but reach no one.
 */
function phoneNumber(random: Random): string {
  return `0${random.between(1_000_000, 9_999_999)}`;
}

const mailboxes = ['info', 'info', 'kontakt', 'mail', 'post', 'kontor', 'hej'];

/** Domain for a name. All domains end in .example, which cannot be registered. */
function domainOf(name: string): string {
  const withoutSuffix = name.replace(/ (ApS|A\/S|IVS|I\/S|K\/S|P\/S|[AFS]\.M\.B\.A\.)$/, '');
  const label = foldText(withoutSuffix.replace(/ v\/.*/, '')).replaceAll(' ', '-');
  const ascii = label.replace(/[^a-z0-9-]/g, '').slice(0, 40);
  return `${ascii.replace(/^-+|-+$/g, '') || 'sample'}.example`;
}

export function drawContacts(name: string, ended: boolean, random: Random): Contacts {
  const share = ended ? 0.82 : 1.08;
  const phone = random.chance(0.61 * share) ? phoneNumber(random) : null;
  const mailbox = random.chance(0.46 * share) ? random.pick(mailboxes) : null;
  const hasWebsite = random.chance(0.26 * share);
  if (!mailbox && !hasWebsite) return { phone, email: null, website: null };
  const domain = domainOf(name);
  return {
    phone,
    email: mailbox && `${mailbox}@${domain}`,
    website: hasWebsite ? `https://www.${domain}` : null,
  };
}
