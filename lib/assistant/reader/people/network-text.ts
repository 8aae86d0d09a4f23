import type { NeighbourFact, NetworkFacts } from '@/lib/assistant/tools/network';
import { formatNumber } from '@/lib/format';
import { MOST_SHARED } from '@/lib/network/constants';
import { companyLink } from '../text/names';
import type { Asking, Speak } from '../text/reply';
import { bold, joined, link, moreLine, moreText, noted } from '../text/texts';
import { heldLines, marksText } from './chains-text';

/** Direct neighbours that are told, others that several share, and the names of those that do. */
const NEIGHBOURS_TOLD = 8;
const SHARED_TOLD = 5;
const SHARING_TOLD = 4;

/**
 * Which roles were looked at: those of today, all that there have been, or these because there are
 * none today.
 */
export type Looked = 'today' | 'ever' | 'formerly';

const TOO_MANY = { en: 'many more', da: 'mange flere' };

/** How many there are in all, in words. */
function countText({ neighbours, notListed }: NetworkFacts, say: Speak): string {
  if (notListed === null) {
    return say({
      en: 'very many companies and people',
      da: 'rigtig mange virksomheder og personer',
    });
  }
  const total = neighbours.length + notListed;
  const shown = formatNumber(total);
  return total === 1
    ? say({ en: 'one company or person', da: 'én virksomhed eller person' })
    : say({ en: `${shown} companies and people`, da: `${shown} virksomheder og personer` });
}

function headingText(found: NetworkFacts, looked: Looked, say: Speak): string {
  const name = bold(companyLink(found.of)) + marksText(found.of, say);
  const count = countText(found, say);
  switch (looked) {
    case 'today':
      return say({
        en: `${name} is directly connected with ${count} today:`,
        da: `${name} er i dag direkte forbundet med ${count}:`,
      });
    case 'ever':
      return say({
        en: `${name} is or was directly connected with ${count}:`,
        da: `${name} er eller var direkte forbundet med ${count}:`,
      });
    case 'formerly':
      return say({
        en: `${name} is not connected with any company or person by a role today. Formerly, there was a direct connection with ${count}:`,
        da: `${name} er i dag ikke forbundet med nogen virksomhed eller person af en rolle. Tidligere var der en direkte forbindelse med ${count}:`,
      });
  }
}

/** Nobody: with whether former roles were looked at. */
function nobodyText({ of }: NetworkFacts, looked: Looked, say: Speak): string {
  const name = bold(companyLink(of)) + marksText(of, say);
  const text =
    looked === 'today'
      ? say({
          en: `${name} is not connected with any company or person by a role today; former roles were not looked at.`,
          da: `${name} er i dag ikke forbundet med nogen virksomhed eller person af en rolle; tidligere roller er ikke undersøgt.`,
        })
      : say({
          en: `${name} is not connected with any company or person by a role, today or formerly.`,
          da: `${name} er ikke forbundet med nogen virksomhed eller person af en rolle, hverken i dag eller tidligere.`,
        });
  return `${text} ${say(NO_AUDITORS)}`;
}

const NO_AUDITORS = { en: 'Auditors are not counted.', da: 'Revisorer tæller ikke med.' };
const CUT = {
  en: 'Not everything was looked at: several may share others, too.',
  da: 'Ikke alt blev undersøgt: Flere kan også være fælles om andre.',
};

/** Its roles, with what must be said of it beside its name. */
function neighbourLines(neighbour: NeighbourFact, say: Speak): string[] {
  const marks = marksText(neighbour, say);
  return heldLines(neighbour.roles, say, (one) =>
    one.href === neighbour.href ? companyLink(one) + marks : companyLink(one),
  );
}

function directText(found: NetworkFacts, heading: string, say: Speak): string {
  const { neighbours, notListed, href } = found;
  const told = neighbours.slice(0, NEIGHBOURS_TOLD);
  const rest =
    notListed === null
      ? [`- ${link(say(TOO_MANY), href)}`]
      : moreLine(neighbours.length - told.length + notListed, href, say);
  return [heading, ...told.flatMap((one) => neighbourLines(one, say)), ...rest].join('\n');
}

/** "[Bech ApS]: Mia Lund and Bo Lund", for each that several of the neighbours have a part in. */
function sharedText({ shared, href }: NetworkFacts, say: Speak): string[] {
  if (shared.length === 0) return [];
  const heading = say({
    en: 'Several of them are also connected with:',
    da: 'Flere af dem er også forbundet med:',
  });
  const lines = shared.slice(0, SHARED_TOLD).map((one) => {
    const names = one.by.slice(0, SHARING_TOLD).map(companyLink);
    const more = one.by.length - names.length;
    const by = joined([...names, ...(more > 0 ? [moreText(more, say)] : [])], say);
    return `- ${companyLink(one)}${marksText(one, say)}: ${by}`;
  });
  // Where as many are listed as may be, there may be more.
  const rest =
    shared.length < MOST_SHARED
      ? moreLine(shared.length - lines.length, href, say)
      : [`- ${link(say({ en: 'others', da: 'andre' }), href)}`];
  return [[heading, ...lines, ...rest].join('\n')];
}

/** Who is around somebody, in words, and the page that draws it. */
export function networkText({ say }: Asking, found: NetworkFacts, looked: Looked): string {
  if (found.neighbours.length === 0) return nobodyText(found, looked, say);
  return [
    directText(found, headingText(found, looked, say), say),
    ...sharedText(found, say),
    [say(NO_AUDITORS), ...(found.isCut ? noted(say, CUT) : [])].join(' '),
    link(say({ en: 'Open the network', da: 'Åbn netværket' }), found.href),
  ].join('\n\n');
}
