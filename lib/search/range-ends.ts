import { type Reader, shown } from './reader';

// Apart from the values of other filters, which the first scripts of pages read.

/**
 * A whole number of at most `digits` digits. It may be negative, as a gross profit may be.
 * @param decimals Maximum number of decimals, if any are allowed.
 */
export function readNumber(digits: number, decimals = 0): Reader<number> {
  const fraction = decimals > 0 ? `(\\.\\d{1,${decimals}})?` : '';
  const pattern = new RegExp(`^-?\\d{1,${digits}}${fraction}$`);
  return (text, refuse) => {
    if (pattern.test(text)) return Number(text);
    refuse(`"${shown(text)}" is not a whole number of at most ${digits} digits`);
    return undefined;
  };
}

/** Per cent with at most one decimal; a fall is negative. */
export const readPercent: Reader<number> = (text, refuse) => {
  if (/^-?\d{1,6}(\.\d)?$/.test(text)) return Number(text);
  refuse(`"${shown(text)}" is not a percentage such as 12.5`);
  return undefined;
};

export const readDay: Reader<string> = (text, refuse) => {
  const real = /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  if (real && new Date(text).toISOString().startsWith(text)) return text;
  refuse(`"${shown(text)}" is not a day such as 2020-12-31`);
  return undefined;
};
