import {
  type ChainFact,
  type ConnectionFacts,
  connectionsBetween,
  type LinkFact,
  type NodeFact,
} from '@/lib/assistant/tools/connections';
import { MOST_LINKS } from '@/lib/connections/constants';
import type { End } from '@/lib/connections/types';
import { formatNumber } from '@/lib/format';
import { isText } from '../company/roles-answer';
import { companyLink, PROTECTED, STATUS_NAMES } from '../text/names';
import type { Asking, Speak } from '../text/reply';
import { bold, dayText, link, noted } from '../text/texts';

/** Chains that are told in words, and roles of one link. */
const CHAINS_TOLD = 3;
const ROLES_TOLD = 3;

type AskedChains = { of: End; with: End; today?: boolean };
export type FoundChains = ConnectionFacts & { isOfToday: boolean };

/** How both are connected; null when the register lacks one of them. */
export async function findChains(asked: AskedChains): Promise<FoundChains | null> {
  const found = await connectionsBetween(asked);
  return found && { ...found, isOfToday: asked.today === true };
}

/** "Stands today, since …", "stood as a whole from … until …" */
function standsText({ links, together, isUndated, today }: ChainFact, say: Speak): string {
  const isOne = links.length === 1;
  if (!together) {
    return isUndated
      ? say({ en: 'when is not in the register', da: 'hvornår står ikke i registret' })
      : say({
          en: 'by the register, its links never stood at the same time',
          da: 'ifølge registret bestod dens led aldrig samtidig',
        });
  }
  const from = together.from && dayText(together.from);
  const to = together.to && dayText(together.to);
  if (today) {
    const since = from ? say({ en: `, since ${from}`, da: `, siden ${from}` }) : '';
    return say({ en: `stands today${since}`, da: `består i dag${since}` });
  }
  const whole = isOne
    ? say({ en: 'stood', da: 'bestod' })
    : say({ en: 'last stood as a whole', da: 'bestod senest som helhed' });
  if (from && from === to) return `${whole} ${say({ en: 'on', da: 'den' })} ${from}`;
  const start = from ? say({ en: ` from ${from}`, da: ` fra ${from}` }) : '';
  return `${whole}${start}${to ? say({ en: ` until ${to}`, da: ` indtil ${to}` }) : ''}`;
}

/** What has to be said of a company beside its name: " (ceased; reklamebeskyttet)". */
export function marksText({ status, advertisingProtected }: NodeFact, say: Speak): string {
  const name = status && STATUS_NAMES[status];
  const marks = [...(name ? [say(name)] : []), ...(advertisingProtected ? [PROTECTED] : [])];
  return marks.length > 0 ? ` (${marks.join('; ')})` : '';
}

/** "**A → B → C** (stands today)", with the roles of each link below. */
function chainText(chain: ChainFact, say: Speak): string {
  const nodes = chain.nodes.map((node) => companyLink(node) + marksText(node, say));
  const lines = chain.links.flatMap((roles) => heldLines(roles, say));
  return [`${nodes.join(' → ')}: ${standsText(chain, say)}.`, ...lines].join('\n');
}

/** "- A in B: director", for what connects two. */
export function heldLines(roles: readonly LinkFact[], say: Speak, nameOf = companyLink): string[] {
  const [first] = roles;
  if (!first) return [];
  // Two companies may hold roles in each other: each is told with its own holder.
  const held = roles.filter(({ href }) => href === first.href);
  const turned = roles.filter(({ href }) => href !== first.href);
  return [held, turned].flatMap((some) => heldLine(some, say, nameOf));
}

function heldLine(roles: readonly LinkFact[], say: Speak, nameOf: typeof companyLink): string[] {
  const [first] = roles;
  if (!first) return [];
  const [who, where] = [nameOf(first), nameOf(first.company)];
  const told = [...new Set(roles.map((role) => isText(role, say)))].slice(0, ROLES_TOLD).join('; ');
  return [say({ en: `- ${who} in ${where}: ${told}`, da: `- ${who} i ${where}: ${told}` })];
}

function noneText({ isOfToday, isCut }: FoundChains, names: string, say: Speak): string[] {
  const today = say({ en: ' today', da: ' i dag' });
  const ever = say({ en: ', today or formerly', da: ', hverken i dag eller tidligere' });
  const when = isOfToday ? today : ever;
  return [
    ...noted(say, {
      en: `In the register, no chain of at most ${MOST_LINKS} links connects ${names}${when}. Auditors are not counted.`,
      da: `I registret forbinder ingen kæde på højst ${MOST_LINKS} led ${names}${when}. Revisorer tæller ikke med.`,
    }),
    ...(isCut ? noted(say, CUT) : []),
  ];
}

const CUT = {
  en: 'Not everything was looked at: there may be other connections, and shorter ones.',
  da: 'Ikke alt blev undersøgt: Der kan være andre forbindelser og kortere.',
};

function headingText({ chains, total }: FoundChains, names: string, say: Speak): string {
  const links = chains[0]?.links.length ?? 0;
  const shown = formatNumber(total);
  const ways = total > 1 ? say({ en: `, in ${shown} ways`, da: `, på ${shown} måder` }) : '';
  return links === 1
    ? say({ en: `${names} are directly connected:`, da: `${names} er direkte forbundet:` })
    : say({
        en: `${names} are connected by a chain of ${links} links${ways}:`,
        da: `${names} er forbundet af en kæde på ${links} led${ways}:`,
      });
}

/** The shortest chains in words, or that there is none, and the page that shows them. */
export function chainsText({ say }: Asking, found: FoundChains): string {
  const names = say({
    en: `${bold(companyLink(found.of))} and ${bold(companyLink(found.with))}`,
    da: `${bold(companyLink(found.of))} og ${bold(companyLink(found.with))}`,
  });
  const page = link(say({ en: 'Open the connection', da: 'Åbn forbindelsen' }), found.href);
  if (found.chains.length === 0) return noneText(found, names, say).join(' ');
  const told = found.chains.slice(0, CHAINS_TOLD);
  return [
    headingText(found, names, say),
    ...told.map((chain) => chainText(chain, say)),
    ...(found.isCut ? noted(say, CUT) : []),
    page,
  ].join('\n\n');
}
