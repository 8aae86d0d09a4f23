import { isValidCvr } from '@/lib/companies/cvr';
import { CVR, digitsOf, EIGHT, LABELLED } from '@/lib/companies/written-cvr';

/** Something that identifies one company, or the few that share it. */
export type Identifier =
  /** The `digits` of a foreign phone number begin with the country code. */
  | { kind: 'number'; digits: string; of: ('cvr' | 'phone' | 'pNumber')[] }
  | NumberList
  | { kind: 'email'; address: string }
  /** `exact`: written as a web address, so it cannot be a name such as "Bolig.dk". */
  | { kind: 'domain'; hosts: string[]; exact: boolean };

/** Several distinct numbers, without their labels. */
export type NumberList = {
  kind: 'numbers';
  /** Numbers of eight digits, with a valid check digit or not. */
  cvr: string[];
  /** P-numbers, which identify the companies of the units. */
  units: string[];
  /** Numbers whose length fits neither a CVR number nor a P-number. */
  other: string[];
};

const CVR_BEGUN = new RegExp(String.raw`^(?:${LABELLED})?((?:\d[\s.-]*){5,7})$`, 'i');
const COUNTRY = String.raw`\(?(?:\+|00)?45\)?`;
const NUMBER_LABEL = String.raw`(?:[\s.-]?(?:nr|nummer|no|number))?`;
const PHONE_LABEL = `(?:tlf|tel|telefon|mobil|mob|phone|telephone|mobile|fax)${NUMBER_LABEL}`;
const PHONE = new RegExp(
  String.raw`^(?:${PHONE_LABEL}[\s:.]*(?:${COUNTRY})?|${COUNTRY})[\s.-]*${EIGHT}`,
  'i',
);
const PHONE_ABROAD = /^\+(?:\d[\s.()/-]*){6,15}$/;
export const P_NUMBER = /^(?:p(?:[\s-]?(?:nr|nummer))?)?[\s:.-]*((?:\d[\s.-]*){10})$/i;

const HOST_LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const HOST = String.raw`(?:${HOST_LABEL}\.)+(?:\p{L}{2,24}|xn--[a-z0-9-]{2,59})`;
const ADDRESS = String.raw`([^\s\p{C}@"<>(),:;/\\]+@${HOST})`;
const EMAIL = new RegExp(`^(?:mailto:)?<?${ADDRESS}>?$`, 'iu');
const EMAIL_WITHIN = new RegExp(String.raw`(?<=^|[\s<(:,;])${ADDRESS}(?=$|[\s>),;.])`, 'iu');
const DOMAIN = new RegExp(
  String.raw`^(https?://|@)?(www\.)?(${HOST})\.?((?::\d+)?(?:[/?#]\S*)?)$`,
  'iu',
);

/** Parses a whole query as an identifier; null when it is none. */
export function parseIdentifier(text: string): Identifier | null {
  const cvr = CVR.exec(text);
  if (cvr)
    return { kind: 'number', digits: digitsOf(cvr[2]), of: cvr[1] ? ['cvr'] : ['cvr', 'phone'] };
  const phone = PHONE.exec(text);
  if (phone) return { kind: 'number', digits: digitsOf(phone[1]), of: ['phone'] };
  if (PHONE_ABROAD.test(text)) return { kind: 'number', digits: digitsOf(text), of: ['phone'] };
  const unit = P_NUMBER.exec(text);
  if (unit) return { kind: 'number', digits: digitsOf(unit[1]), of: ['pNumber'] };
  const email = EMAIL.exec(text);
  if (email?.[1]) return { kind: 'email', address: email[1].toLowerCase() };
  return parseDomain(text) ?? numberWithin(text) ?? emailWithin(text);
}

const ALONE = String.raw`(?<![\p{L}\p{N}-])`;
const LABELLED_WITHIN = new RegExp(
  String.raw`${ALONE}${LABELLED}((?:\d[\s.-]?){7}\d)(?![\p{L}\p{N}])`,
  'giu',
);
const EIGHT_WITHIN = new RegExp(String.raw`${ALONE}(\d{8})(?![\p{L}\p{N}])`, 'gu');

/**
 * CVR numbers among other words, as in a signature or on an invoice; their check digits must be
 * valid. When some are labelled, unlabelled ones may be phone numbers and are ignored.
 */
function numberWithin(text: string): Identifier | null {
  const allOf = (pattern: RegExp) => [
    ...new Set([...text.matchAll(pattern)].map(([, found]) => digitsOf(found)).filter(isValidCvr)),
  ];
  const labelled = allOf(LABELLED_WITHIN);
  const found = labelled.length > 0 ? labelled : allOf(EIGHT_WITHIN);
  const [digits] = found;
  if (digits === undefined) return null;
  if (found.length > 1) return { kind: 'numbers', cvr: found, units: [], other: [] };
  return { kind: 'number', digits, of: labelled.length > 0 ? ['cvr'] : ['cvr', 'phone'] };
}

/** An email address among other words: "mail: post@firma.dk". */
function emailWithin(text: string): Identifier | null {
  const address = text.includes('@') ? EMAIL_WITHIN.exec(text)?.[1] : undefined;
  return address === undefined ? null : { kind: 'email', address: address.toLowerCase() };
}

/**
 * The digits of a CVR number still being typed; null for fewer than five digits, and for all eight.
 */
export const cvrBegun = (text: string): string | null => {
  const begun = CVR_BEGUN.exec(text.trim());
  return begun ? digitsOf(begun[1]) : null;
};

function parseDomain(text: string): Identifier | null {
  const domain = DOMAIN.exec(text);
  const written = domain?.[3]?.toLowerCase();
  if (!domain || !written || !URL.canParse(`http://${written}`)) return null;
  // The register has hosts both with Danish letters and in punycode.
  const hosts = [...new Set([written, new URL(`http://${written}`).hostname])];
  return { kind: 'domain', hosts, exact: Boolean(domain[1] || domain[2] || domain[4]) };
}

/** Common ways to write a phone number. */
export function phoneSpellings(digits: string): string[] {
  if (digits.length !== 8) return [`+${digits}`, `00${digits}`, digits];
  const pairs = digits.replace(/(\d\d)(?=\d)/g, '$1 ');
  return ['', '+45', '+45 ', '0045', '0045 ', '45'].flatMap((code) => [
    code + digits,
    code + pairs,
  ]);
}
