import type { CompanyFacts } from '@/lib/assistant/tools/company';
import type { ChosenRef, Fact } from '@/lib/assistant/tools/facts';
import { FACT_NAMES, PROTECTED, statusWords } from './names';
import { link, type Speak, TEXTS } from './texts';

/** The name of a company as a link to its page. */
export const companyLink = ({ name, href }: { name: string; href: string }) => link(name, href);

/** A company in a list to choose from, marked when it must not be contacted for advertising. */
export const chosenLink = (company: ChosenRef) =>
  companyLink(company) + (company.advertisingProtected ? ` (${PROTECTED})` : '');

function shownFact(fact: Fact, { industry, statusText }: CompanyFacts, say: Speak): string {
  const { field, value, shown } = fact;
  if (value === null) return say(TEXTS.notReported);
  if (field === 'status') return say(statusWords(String(value), statusText));
  if (field === 'industry' && industry?.english) {
    return say({ en: `${industry.english} (${shown})`, da: shown });
  }
  if (shown === 'yes' || shown === 'no') {
    return say({ en: shown, da: shown === 'yes' ? 'ja' : 'nej' });
  }
  return shown;
}

/** Texts that would fill a screen are cut; the link leads to the full text. */
const LONGEST = 400;
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** "Employees: [12](…)"; a missing value has no link. */
export function factLine(fact: Fact, facts: CompanyFacts, say: Speak): string {
  const name = say(FACT_NAMES[fact.field] ?? { en: fact.field, da: fact.field });
  const shown = cut(shownFact(fact, facts, say));
  return `${name}: ${fact.value === null ? shown : link(shown, fact.href)}`;
}
