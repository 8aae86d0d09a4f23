/** Formats an amount in cents: 2000 → "US $20", 21950 → "US $219.50". */
export function formatDollars(cents: number): string {
  const dollars = cents / 100;
  return `US $${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
}
