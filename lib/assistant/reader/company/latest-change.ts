import 'server-only';
import { companyFacts } from '@/lib/assistant/tools/company';
import { companyHistory } from '@/lib/assistant/tools/history';
import { FIELDS } from '../question/understand-changes';
import { companyLink, factLine } from '../text/company-line';
import { FACT_NAMES } from '../text/names';
import type { Known, Reply } from '../text/reply';
import { bold, dayText, link, TEXTS } from '../text/texts';

/**
 * Since when facts of a company have been what they are: their latest change that the register
 * knows, or else the day of founding.
 */
export async function latestChangeAnswer(
  { caller, company, say }: Known,
  fields: readonly string[],
): Promise<Reply | null> {
  const [facts, history] = await Promise.all([
    companyFacts(caller, company),
    companyHistory(caller, company),
  ]);
  if (!facts || !history) return { text: say(TEXTS.notInRegister) };
  const known = fields.filter((field) => FIELDS[field] !== undefined);
  if (known.length === 0) return null;
  const factOf = (name: string) =>
    facts.facts.find(({ field, value }) => field === name && value !== null);
  const founded = factOf('founded');
  const begun = founded ? [`- ${factLine(founded, facts, say)}`] : [];
  const none = say({ en: 'no change is known here', da: 'ingen ændring er kendt her' });
  const latest = say({ en: 'latest change', da: 'seneste ændring' });
  const lines = known.flatMap((field) => {
    const name = say(FACT_NAMES[field] ?? { en: field, da: field });
    const since = field === 'status' ? factOf('statusSince') : undefined;
    if (since) return [`- ${factLine(since, facts, say)}`];
    const change = history.events.find((event) => event.field === FIELDS[field]);
    return change
      ? [`- ${name}: ${latest} ${link(dayText(change.on), change.href)}`]
      : [`- ${name}: ${none}`, ...begun];
  });
  return { text: [bold(companyLink(facts.company)), '', ...new Set(lines)].join('\n') };
}
