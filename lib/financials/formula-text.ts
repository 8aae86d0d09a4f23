/** A key figure's formula for the screen: "× 100" at its end stays on one line. */
export const formulaText = (formula: string) => formula.replace(/ (?=100$)/, '\u00a0');
