/**
 * A share of peers, rounded for display: 0 and 100 are left for companies with nobody below and with
 * everybody below.
 * @param percent 0 to 100
 * @param parts how many values stand for one percent: 1 rounds to whole percent, 10 to tenths
 */
export function roundedRank(percent: number, parts: 1 | 10): number {
  if (percent <= 0 || percent >= 100) return percent;
  const least = 1 / parts;
  return Math.min(Math.max(Math.round(percent * parts) / parts, least), 100 - least);
}
