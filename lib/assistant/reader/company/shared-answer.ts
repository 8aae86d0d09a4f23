import { type ContactFact, sharedContacts } from '@/lib/assistant/tools/shared-contacts';
import type { ContactKind } from '@/lib/shared-contacts/types';
import { searching } from '../lists/reading';
import { searchAnswer } from '../lists/search-answers';
import { askedOfOne } from '../question/asked';
import { readShared } from '../question/understand-shared';
import { chosenLink } from '../text/names';
import type { Asking, Reply, Speak, Words } from '../text/reply';
import { joined, link, plain, TEXTS } from '../text/texts';
import { withCompany } from './which-company';

const NAMES: Record<ContactKind, Words> = {
  phone: { en: 'phone number', da: 'telefonnummer' },
  email: { en: 'email', da: 'e-mail' },
  domain: { en: 'domain', da: 'domæne' },
  address: { en: 'address', da: 'adresse' },
};
const THE: Record<ContactKind, string> = {
  phone: 'telefonnummeret',
  email: 'e-mailen',
  domain: 'domænet',
  address: 'adressen',
};

/** The companies that have it, as a search lists them. */
async function listOf(asking: Asking, of: string, contact: ContactFact): Promise<Reply> {
  const { search, postalCode } = contact.search;
  const filters = postalCode === null ? {} : { postalCode: [postalCode] };
  const reply = await searchAnswer(asking, 'list', searching({ search, filters }));
  const note = asking.say({
    en: `That is the ${NAMES[contact.kind].en} of ${of}, which is itself among them.`,
    da: `Det er ${THE[contact.kind]} for ${of}, der selv er medregnet.`,
  });
  return { ...reply, text: `${reply.text}\n\n${note}` };
}

function lineOf({ kind, value, others, shown, active, href }: ContactFact, say: Speak): string {
  const name = say(NAMES[kind]);
  const what = `- ${name.charAt(0).toUpperCase()}${name.slice(1)} ${plain(value)}: `;
  if (others === 0) return what + say({ en: 'no others', da: 'ingen andre' });
  const count = say({
    en: `${shown} ${others === 1 ? 'other' : 'others'}`,
    da: `${shown} ${others === 1 ? 'anden' : 'andre'}`,
  });
  const living = active && say({ en: `, ${active} active`, da: `, heraf aktive: ${active}` });
  return what + link(count, href) + (living ?? '');
}

function noneText(of: string, contact: ContactFact, say: Speak): string {
  const value = plain(contact.value);
  return say({
    en: `No other company in the register has the ${NAMES[contact.kind].en} of ${of}: ${value}.`,
    da: `Ingen anden virksomhed i registret har samme ${NAMES[contact.kind].da} som ${of}: ${value}.`,
  });
}

/** What is not registered, or nothing that a search could find others by. */
function missingText(of: string, kinds: readonly ContactKind[], say: Speak): string {
  const names = joined(
    kinds.map((kind) => say(NAMES[kind])),
    say,
  );
  return say({
    en: `The register has no ${names} of ${of} by which others could be found.`,
    da: `Registret har intet for ${of}, som andre kan findes på: ${names}.`,
  });
}

/** Answers who else has the phone number, email, domain or address of a company; null otherwise. */
export async function ofSharedContacts(asking: Asking): Promise<Reply | null> {
  const asked = readShared(askedOfOne(asking.question));
  if (!asked) return null;
  const { kinds, subject } = asked;
  const { language, say } = asking;
  return withCompany(asking, { subject }, async ({ key }) => {
    const found = await sharedContacts({ key, language });
    if (!found) return { text: say(TEXTS.notInRegister) };
    const of = chosenLink(found.company);
    const contacts = found.contacts.filter(({ kind }) => kinds.includes(kind));
    const [first] = contacts;
    if (!first) return { text: missingText(of, kinds, say) };
    if (kinds.length === 1) {
      return first.others > 0 ? listOf(asking, of, first) : { text: noneText(of, first, say) };
    }
    const heading = say({
      en: `Other companies with the contacts of ${of}:`,
      da: `Andre virksomheder med kontaktoplysningerne for ${of}:`,
    });
    return { text: [heading, contacts.map((one) => lineOf(one, say)).join('\n')].join('\n\n') };
  });
}
