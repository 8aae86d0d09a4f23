import 'server-only';
import type { Day } from '../record';
import { currentItem } from './periods';
import { flagAt, type Json, listAt, textAt } from './values';

/** Maximum length: the columns are indexed. */
const maxContact = 300;

/** Secret contacts are never used. */
const notSecret = (item: Json) => !flagAt(item, 'hemmelig');
/** The mandatory email address counts only if it is explicitly marked as public. */
const markedPublic = (item: Json) => item.hemmelig === false;

/** The current entry of a contact list. */
function contact(document: Json, key: string, day: Day, isPublic = notSecret): string | null {
  const item = currentItem(listAt(document, key).filter(isPublic), day);
  const text = item && textAt(item, 'kontaktoplysning');
  return text !== null && text.length <= maxContact ? text : null;
}

/** "www.example.dk" → "https://www.example.dk"; null if it is not a web address. */
export function webAddress(text: string | null): string | null {
  if (text === null || /\s|@/.test(text)) return null;
  const written = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(written) ? new URL(written) : null;
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return null;
  return url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href;
}

/**
 * Contacts on a day. The mixed list in the metadata does not mark secret contacts, so it is not
 * used.
 */
export function contactsOf(document: Json, day: Day) {
  const email =
    contact(document, 'elektroniskPost', day) ??
    contact(document, 'obligatoriskEmail', day, markedPublic);
  const phone =
    contact(document, 'telefonNummer', day) ?? contact(document, 'sekundaertTelefonNummer', day);
  return {
    phone,
    email: email?.includes('@') ? email : null,
    website: webAddress(contact(document, 'hjemmeside', day)),
  };
}
