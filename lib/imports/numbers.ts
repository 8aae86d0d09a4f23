import { isValidCvr } from '@/lib/companies/cvr';
import { readCvr } from '@/lib/companies/written-cvr';

/** What a cell for numbers says. */
export type WrittenNumber =
  | { kind: 'cvr' | 'pNumber'; digits: string }
  /** It has digits, but not those of such a number; `digits` where it has nothing else. */
  | { kind: 'other'; digits?: string }
  /** Nothing, or words such as "ukendt". */
  | { kind: 'none' };

const LONGEST = 60;
/** "12345678.0", "12345678,00" */
const DECIMALS = /^(\d+)[.,]0+$/;
/** "1.2345678E+7", "1,2345678E7" */
const POWER = /^\d[.,]\d+e\+?\d{1,2}$/i;
/** "12.345.678", "12,345,678" */
const GROUPED = /^\d{1,4}(?:[.,]\d{3})+$/;
/** "p", "P-nr.", "P nummer:" */
const P_LABEL = /^p(?:rod(?:uktionsenhed)?)?(?:[\s.-]?(?:enhed|nr|nummer|no|number))*[\s.:#-]*/i;
/** What other countries and systems put before: "DK-CVR 12345678", "CVR/SE: …" */
const OTHER_LABELS = /^(?:(?:dk|cvr|se|vat|moms|org|nr|no|nummer|number)[\s.:/#()-]*)+/i;
const CVR_WITHIN =
  /\b(?:cvr|vat|se)(?:[\s.-]?(?:nr|nummer|no|number))?[\s.:#-]*(?:dk[\s-]*)?((?:\d[\s.-]?){7}\d)(?!\d)/i;
const P_NUMBER = /^\d{10}$/;

/** The digits as a spreadsheet may have written them. */
function spreadsheetDigits(text: string): string | null {
  if (DECIMALS.test(text)) return text.replace(DECIMALS, '$1');
  if (POWER.test(text)) {
    const number = Number(text.replace(',', '.'));
    return Number.isInteger(number) ? String(number) : null;
  }
  return GROUPED.test(text) ? text.replace(/[.,]/g, '') : null;
}

function fromDigits(digits: string): WrittenNumber {
  if (digits.length === 8) return { kind: 'cvr', digits };
  if (P_NUMBER.test(digits)) return { kind: 'pNumber', digits };
  // A spreadsheet drops leading zeros.
  const padded = digits.padStart(8, '0');
  const isShort = digits.length === 7 || digits.length === 6;
  return isShort && isValidCvr(padded)
    ? { kind: 'cvr', digits: padded }
    : { kind: 'other', digits };
}

/** Reads a cell as a CVR number or P-number, in any of the ways that people write them. */
export function readNumber(cell: string): WrittenNumber {
  const text = cell.trim().replace(/^['’`]/, '');
  if (!/\d/.test(text)) return { kind: 'none' };
  if (text.length > LONGEST) return { kind: 'other' };
  // Zeros mean that there is none.
  if (/^[0.,\s-]*$/.test(text)) return { kind: 'none' };
  const cvr = readCvr(text);
  if (cvr !== null) return { kind: 'cvr', digits: cvr };
  const bare = text.replace(P_LABEL, '').replace(OTHER_LABELS, '');
  const digits = spreadsheetDigits(bare) ?? bare.replace(/[\s.\u00a0-]/g, '');
  return /^\d+$/.test(digits) ? fromDigits(digits) : { kind: 'other' };
}

/** The CVR number that a name is followed by: "Nordhavn ApS (CVR 12345678)" */
export function numberWithin(name: string): { digits: string; name: string } | null {
  const found = CVR_WITHIN.exec(name);
  if (!found?.[1]) return null;
  const rest = name.replace(found[0], ' ').replace(/\(\s*\)/g, ' ');
  return { digits: found[1].replace(/\D/g, ''), name: rest.replace(/[\s,;:–-]+$/, '').trim() };
}
