export const EIGHT = String.raw`((?:\d[\s.-]*){8})$`;
/** Labels of a CVR number: "DK", "CVR-nr.", "SE", "VAT no. DK". */
export const LABEL = String.raw`(?:cvr|se|vat)(?:[\s-]?(?:nr|nummer|no|number))?`;
/** What may stand between them and the number. Nowhere twice in a row: that takes long on many. */
const SIGNS = String.raw`[\s:.-]*`;
export const LABELLED = `(?:${LABEL}${SIGNS}(?:dk${SIGNS})?|dk${SIGNS})`;
/** "DK 12 34 56 78", "12.34.56.78" and "CVR-nr. 12345678" are the same number. */
export const CVR = new RegExp(`^(?:(${LABELLED})|${SIGNS})${EIGHT}`, 'i');

export const digitsOf = (text = '') => text.replace(/\D/g, '');

/** No number with its label is longer; the pattern takes long on long texts. */
const LONGEST = 40;

/** The eight digits of a CVR number, however it is written; null for anything else. */
export function readCvr(text: string): string | null {
  const written = text.trim();
  const found = written.length <= LONGEST ? CVR.exec(written) : null;
  return found ? digitsOf(found[2]) : null;
}
