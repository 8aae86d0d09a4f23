import { companyLink } from '../text/company-line';
import { bold, dayText, link, type Speak } from '../text/texts';
import { sizeOf, type Told } from './figure-of';
import { lackingText } from './lacking-text';

/** "- Bech ApS: 12 DKK (31/12/2020)" */
export function lineOf({ company, fact, until }: Told, isFirst: boolean, say: Speak): string {
  const year = until ? ` (${dayText(until)})` : '';
  const isKnown = fact !== null && fact.value !== null;
  const value = isKnown ? link(fact.shown, fact.href) : lackingText(fact ?? {}, say);
  return `- ${isFirst ? bold(companyLink(company)) : companyLink(company)}: ${value}${year}`;
}

/** The largest that a figure may be: a head count may be known as "100–199" only. */
export function mostOf(one: Told): number | null {
  const { upTo } = one.fact ?? {};
  return upTo === undefined ? sizeOf(one) : (upTo ?? Number.POSITIVE_INFINITY);
}
