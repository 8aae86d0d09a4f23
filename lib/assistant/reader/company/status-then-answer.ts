import { companyFacts, knownFactIn } from '@/lib/assistant/tools/company';
import { companyHistory } from '@/lib/assistant/tools/history';
import { endingOf } from '@/lib/companies/ending';
import { UNDECIDED, yesOrNo } from '../figures/size';
import { type Period, periodIn } from '../lists/past-period';
import { type PastState, readPastState } from '../question/past-state';
import type { State } from '../question/statement';
import { companyLink, factLine, STATUS_NAMES } from '../text/names';
import type { Asking, Known, Reply, Speak } from '../text/reply';
import { bold, noted, TEXTS } from '../text/texts';
import { statusChanges } from './not-held-answer';
import { decisiveOf, isKnownCompany } from './statement-answer';
import { livesOf, type Past, statusThen, wasInState } from './status-then';
import { withCompany } from './which-company';

const FACTS = ['founded', 'status', 'statusSince', 'ceased'];

const ONLY_KNOWN = {
  en: 'The register says when a company began and ended, and since when it has had its status of today; of statuses before that only those are known that its documents tell or that were seen here.',
  da: 'Registret viser, hvornår en virksomhed begyndte og ophørte, og siden hvornår den har haft sin status i dag; af tidligere statusser kendes kun dem, som dokumenterne fortæller om, eller som er set her.',
};

function statusText(past: Past, period: Period, say: Speak): string | null {
  const status = statusThen(past, period);
  const name = status && STATUS_NAMES[status];
  if (status === 'NONE')
    return say({ en: 'It did not exist then.', da: 'Den fandtes ikke dengang.' });
  return name ? say({ en: `Then: ${name.en}.`, da: `Dengang: ${name.da}.` }) : null;
}

function verdictText(is: State, past: Past, period: Period, say: Speak): string | null {
  const isSo = wasInState(is, past, period);
  return isSo === null ? null : yesOrNo(isSo, say);
}

async function toldThen(known: Known, { is }: PastState, period: Period): Promise<Reply> {
  const { company, say } = known;
  const [facts, history] = await Promise.all([companyFacts(company), companyHistory(company)]);
  if (!facts || !history) return { text: say(TEXTS.notInRegister) };
  const today = decisiveOf(facts);
  const ceased = knownFactIn(facts, 'ceased')?.value?.toString() ?? null;
  const changes = history.events
    .filter(({ field }) => field === 'STATUS')
    .map(({ on, after }) => ({ on, status: after }));
  const past: Past = {
    lives: livesOf(history.events, { founded: today.founded, ceased }),
    changes: changes.toSorted((a, b) => a.on.localeCompare(b.on)),
    ending: today.status === 'CEASED' ? endingOf('CEASED', facts.statusText) : null,
    today,
  };
  const verdict = is === 'any' ? statusText(past, period, say) : verdictText(is, past, period, say);
  const lines = FACTS.flatMap((field) => knownFactIn(facts, field) ?? []).map(
    (fact) => `- ${factLine(fact, facts, say)}`,
  );
  return {
    text: [
      bold(companyLink(facts.company)),
      verdict ?? say(UNDECIDED),
      lines.join('\n'),
      ...(await statusChanges(known)),
      ...(verdict === null ? noted(say, ONLY_KNOWN) : []),
    ].join('\n\n'),
  };
}

/** "Var Bech under konkurs i marts 2020?"; null for any other question. */
export async function ofStatusThen(asking: Asking): Promise<Reply | null> {
  const asked = readPastState(asking.question);
  const period = asked && (await periodIn(asked.when));
  if (!asked || !period || !(await isKnownCompany(asking, asked.subject))) return null;
  return withCompany(asking, asked, (company) => toldThen({ ...asking, company }, asked, period));
}
