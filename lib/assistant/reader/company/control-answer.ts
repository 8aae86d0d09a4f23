import { type ControlFacts, type Controlling, companyControl } from '@/lib/assistant/tools/control';
import { UNDECIDED, yesOrNo } from '../figures/size';
import { readControl } from '../question/understand-control';
import { companyLink } from '../text/names';
import type { Asking, Known, Reply, Speak } from '../text/reply';
import { bold, joined, link, moreText, noted, TEXTS } from '../text/texts';
import { isKnownCompany } from './statement-answer';
import { withCompany } from './which-company';

/** Maximum owners that are listed. */
const MOST_LISTED = 6;

const isMost = ({ capital, votes }: Controlling) =>
  capital?.isMajority === true || votes?.isMajority === true;

/** Whether the published shares of an owner are no majority; unpublished votes follow the capital. */
const isLess = ({ capital, votes }: Controlling) =>
  capital?.isMajority === false && (votes === null || votes.isMajority === false);

/** Whether somebody holds more than half; null where the published bands leave it open. */
function isControlled(facts: ControlFacts): boolean | null {
  const { direct, ultimate, isSole, isPartial, liable } = facts;
  const all = [...direct, ...ultimate];
  if (isSole || all.some(isMost)) return true;
  const isKnown = direct.length > 0 && liable.length === 0 && !isPartial;
  return isKnown && all.every(isLess) ? false : null;
}

function lineOf({ name, href, capital, votes }: Controlling, say: Speak): string {
  const parts = [
    capital && say({ en: `${capital.shown} of the capital`, da: `${capital.shown} af kapitalen` }),
    votes && say({ en: `${votes.shown} of the votes`, da: `${votes.shown} af stemmerne` }),
  ].filter((part) => part !== null);
  const none = say(TEXTS.shareNotPublished);
  return `- ${link(name, href)}: ${parts.length > 0 ? joined(parts, say) : none}`;
}

function listOf(heading: string, owners: readonly Controlling[], say: Speak): string[] {
  if (owners.length === 0) return [];
  const lines = owners.slice(0, MOST_LISTED).map((owner) => lineOf(owner, say));
  const more = owners.length - MOST_LISTED;
  return [[heading, ...lines, ...(more > 0 ? [`- ${moreText(more, say)}`] : [])].join('\n')];
}

function liableText({ liable }: ControlFacts, say: Speak): string[] {
  if (liable.length === 0) return [];
  const names = joined(
    liable.slice(0, MOST_LISTED).map(({ name, href }) => link(name, href)),
    say,
  );
  return noted(say, { en: `Fully liable: ${names}.`, da: `Fuldt ansvarlig: ${names}.` });
}

const NO_AGREEMENTS = {
  en: 'Agreements between owners, and shares below 5 %, are not in the register.',
  da: 'Aftaler mellem ejere og andele under 5 % står ikke i registret.',
};

async function controlAnswer({ company, say }: Known, isWho: boolean): Promise<Reply> {
  const facts = await companyControl(company);
  if (!facts) return { text: say(TEXTS.notInRegister) };
  const isSo = isControlled(facts);
  const nobodyHas = say({ en: 'Nobody, by the register.', da: 'Ingen ifølge registret.' });
  const whoText = isSo ? [] : [nobodyHas];
  const verdict = isWho ? whoText : [yesOrNo(isSo === true, say)];
  const [direct, through] = [
    say({ en: 'Owners today:', da: 'Ejere i dag:' }),
    say({ en: 'At the top, in total:', da: 'Øverst, i alt:' }),
  ];
  const isNone = facts.direct.length + facts.liable.length === 0;
  const nobody = say({
    en: 'No owner is registered today.',
    da: 'Ingen ejer er registreret i dag.',
  });
  return {
    text: [
      bold(companyLink(company)),
      ...(isSo === null ? [say(UNDECIDED)] : verdict),
      ...listOf(direct, facts.direct, say),
      ...listOf(through, facts.ultimate, say),
      ...liableText(facts, say),
      ...(isNone ? [nobody] : []),
      ...(isSo === true ? [] : noted(say, NO_AGREEMENTS)),
    ].join('\n\n'),
  };
}

/** "Har nogen bestemmende indflydelse i Bech?"; null for any other question. */
export async function ofControl(asking: Asking): Promise<Reply | null> {
  const asked = readControl(asking.question);
  if (!asked || !(await isKnownCompany(asking, asked.subject))) return null;
  const { isWho } = asked;
  return withCompany(asking, asked, (company) => controlAnswer({ ...asking, company }, isWho));
}
