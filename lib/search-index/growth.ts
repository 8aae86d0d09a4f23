/** A multiple of the year before as growth in per cent, with one decimal: 1.2345 → 23.5 */
export const toPercent = (times: number) => Math.round(1_000 * (times - 1)) / 10;
