import {
  type OwnershipFact,
  type OwnershipFacts,
  ownershipChain,
} from '@/lib/assistant/tools/ownership';
import { companyLink, PROTECTED, STATUS_NAMES } from '../text/names';
import type { Known, Reply, Speak } from '../text/reply';
import { bold, dayText, link, moreLine, replied, TEXTS } from '../text/texts';
import { beneficialNote } from './roles-answer';

/** Maximum ownership paths that are listed; the rest is behind the link. */
const MOST_WAYS = 12;

function named({ name, href, ownership, status, ...more }: OwnershipFact, say: Speak): string {
  const state = status && STATUS_NAMES[status];
  const marks = [state && say(state), more.advertisingProtected && PROTECTED].filter(Boolean);
  const told = marks.length > 0 && `(${marks.join(', ')})`;
  return [link(name, href), ownership, told].filter(Boolean).join(' ');
}

/** Every path from a direct owner to an ultimate one. */
const waysOf = (facts: readonly OwnershipFact[]): OwnershipFact[][] =>
  facts.flatMap((fact) =>
    fact.next.length === 0 ? [[fact]] : waysOf(fact.next).map((way) => [fact, ...way]),
  );

function waysText(facts: readonly OwnershipFact[], sign: '←' | '→', say: Speak, href: string) {
  const ways = waysOf(facts);
  const lines = ways
    .slice(0, MOST_WAYS)
    .map((way) => `- ${way.map((one) => named(one, say)).join(` ${sign} `)}`);
  return [...lines, ...moreLine(ways.length - MOST_WAYS, href, say)].join('\n');
}

const NOT_PUBLISHED = { en: 'not published', da: 'ikke offentliggjort' };
const NOT_FOLLOWED = { en: 'not followed further', da: 'ikke fulgt videre' };
const TOTALS = {
  en: 'At the top of the chain, with the total share of the capital (the shares along a chain multiplied, several chains added up; not votes):',
  da: 'Øverst i kæden, med kapitalandelen i alt (andelene i en kæde ganget, flere kæder lagt sammen; ikke stemmer):',
};
const MAY_BE_MORE = {
  en: 'Not everything could be added up: others may own it too, and those named may own more.',
  da: 'Ikke alt kunne lægges sammen: Der kan være andre ejere, og de nævnte kan eje mere.',
};

const OF_THEN = {
  en: 'By the days that the register gives today; names and statuses are those of today.',
  da: 'Efter de datoer, som registret har i dag; navne og status er, som de er i dag.',
};

/** The total share of each ultimate owner; nothing where all owners own directly. */
function totalsText({ ultimate, isPartial, href }: OwnershipFacts, say: Speak): string[] {
  if (ultimate.length === 0) return [];
  const lines = ultimate.slice(0, MOST_WAYS).map(({ name, href, ownership, isOpen }) => {
    const share = ownership ?? say(NOT_PUBLISHED);
    return `- ${link(name, href)} ${share}${isOpen ? ` (${say(NOT_FOLLOWED)})` : ''}`;
  });
  const rest = moreLine(ultimate.length - MOST_WAYS, href, say);
  const note = isPartial ? [say(MAY_BE_MORE)] : [];
  return [[say(TOTALS), ...lines, ...rest].join('\n'), ...note];
}

/** The owners of a company up to the ultimate ones, and its holdings down to the last company. */
export async function ownershipAnswer(
  { company, question, say }: Known,
  { on }: { on: string | null },
): Promise<Reply> {
  const found = await ownershipChain({ key: company.key, on });
  if (!found) return { text: say(TEXTS.notInRegister) };
  const { owners, owned, href } = found;
  const of = companyLink(found.company);
  const day = on === null ? '' : ` ${say({ en: 'on', da: 'den' })} ${dayText(on)}`;
  if (owners.length === 0 && owned.length === 0) {
    return replied(say, {
      en: `Not in the register${day}: no legal owners of ${of}, and no company that it owns.`,
      da: `Ikke i registret${day}: ingen legale ejere af ${of} og ingen virksomhed, som den ejer.`,
    });
  }
  const [above, below] = [
    say({ en: 'Owned by, up to the last owners:', da: 'Ejes af, op til de sidste ejere:' }),
    say({ en: 'Owns, down to the last companies:', da: 'Ejer, ned til de sidste virksomheder:' }),
  ];
  return {
    text: [
      `${bold(of)}${day}`,
      ...(day ? [say(OF_THEN)] : []),
      ...beneficialNote(question, say),
      ...(owners.length > 0 ? [`${above}\n${waysText(owners, '←', say, href)}`] : []),
      ...totalsText(found, say),
      ...(owned.length > 0 ? [`${below}\n${waysText(owned, '→', say, href)}`] : []),
    ].join('\n\n'),
  };
}
