import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { Reading } from '@/lib/ai-search/types';
import type { ListedCompany } from '@/lib/assistant/tools/facts';
import { MOST_KM, type Near, type NearCompany, nearCompanies } from '@/lib/assistant/tools/near';
import { companyCalled, companyWithKey } from '@/lib/assistant/tools/search';
import { formatNumber, formatTenths } from '@/lib/format';
import { isFilters, searching } from '../lists/reading';
import { foundLink } from '../lists/search-answers';
import { type NearAsked, readNear } from '../question/understand-near';
import { chosenLink, companyLink, STATUS_NAMES } from '../text/names';
import { readText, unreadOf } from '../text/reading-text';
import type { Asking, Reply, Speak } from '../text/reply';
import { bold, plain, replied, TEXTS } from '../text/texts';
import { isPlace } from './within-name';

const LISTED = 5;

async function companyMeant(
  { spoken }: Asking,
  { name }: NearAsked,
): Promise<ListedCompany | null> {
  if (name === null) return companyWithKey(spoken.openKey ?? spoken.formerKey);
  const company = await companyCalled(name);
  // "Near Aarhus" means the town, even if a company has that name.
  return company && (await isPlace(name)) ? null : company;
}

/** The companies to look for; null when the words are not all understood. */
async function readingOf({ what, isSimilar }: NearAsked, industry: string | null) {
  if (isSimilar && industry !== null) {
    const parts = [{ field: 'industry' as const, text: industry }];
    return searching({ filters: { industry: [industry] }, parts });
  }
  if (what === '') return searching({});
  const reading = await readWithReader(what);
  const isWhole = reading.search === null && unreadOf(reading).length === 0;
  return isWhole && isFilters(reading) ? reading : null;
}

const METRES = 1_000;

function farText({ km, isExact }: NearCompany, say: Speak): string {
  if (isExact && km < 1) return `${Math.round(km * METRES)}\u00a0m`;
  if (km < 1) return say({ en: 'under 1\u00a0km', da: 'under 1\u00a0km' });
  const shown = isExact ? formatTenths(km) : formatNumber(km);
  return `${isExact ? '' : say({ en: 'about ', da: 'ca. ' })}${shown}\u00a0km`;
}

function lineOf(one: NearCompany, say: Speak): string {
  const status = STATUS_NAMES[one.status];
  const state = one.status === 'ACTIVE' || !status ? [] : [say(status)];
  const town = one.town ? [plain(one.town)] : [];
  return [`- ${chosenLink(one)}`, farText(one, say), ...town, ...state].join(', ');
}

function nearText(near: Near, reading: Reading, say: Speak): string[] {
  const { found, companies, withItself } = near;
  const of = bold(companyLink(near.company));
  const far = `${formatNumber(near.km)}\u00a0km`;
  const others = found.total - (withItself ? 1 : 0);
  if (others < 1) {
    const none = say({
      en: `No other company that fits was found within ${far} of ${of}.`,
      da: `Ingen anden virksomhed, der passer, blev fundet inden for ${far} af ${of}.`,
    });
    return [none, ...readText(reading, say)];
  }
  const count = foundLink(found, say);
  const itself = withItself ? say({ en: ', itself among them', da: ', den selv medregnet' }) : '';
  const nearest = near.isNearest
    ? say({ en: 'The nearest:', da: 'De nærmeste:' })
    : say({ en: 'Some of them:', da: 'Nogle af dem:' });
  const heading = say({
    en: `${count} within ${far} of ${of}${itself}. ${nearest}`,
    da: `${count} inden for ${far} af ${of}${itself}. ${nearest}`,
  });
  const lines = companies.slice(0, LISTED).map((one) => lineOf(one, say));
  const rough = say({
    en: 'Some positions are not of the address itself, but of the centre of its postal district, town or municipality.',
    da: 'Nogle placeringer er ikke selve adressen, men midten af dens postdistrikt, by eller kommune.',
  });
  const isRough = companies.slice(0, LISTED).some(({ isExact }) => !isExact);
  return [heading, lines.join('\n'), ...(isRough ? [rough] : []), ...readText(reading, say)];
}

/** Companies near one that is named or under discussion; null when that is a place, or unknown. */
export async function ofNear(asking: Asking): Promise<Reply | null> {
  const { question, say } = asking;
  const asked = readNear(question);
  const company = asked && (await companyMeant(asking, asked));
  if (!asked || !company) return null;
  const reading = await readingOf(asked, company.industry);
  if (!reading) return null;
  const km = Math.min(asked.km ?? 0, MOST_KM) || undefined;
  const near = await nearCompanies({ key: company.key, km, filters: reading.filters });
  if (near === null) return { text: say(TEXTS.notInRegister) };
  if ('position' in near) {
    const of = companyLink(company);
    return replied(say, {
      en: `Where ${of} is on the map is not in the register.`,
      da: `Hvor ${of} ligger på kortet, står ikke i registret.`,
    });
  }
  const { found } = near;
  return {
    text: nearText(near, reading, say).join('\n\n'),
    ...(found.total > 0 && { search: { href: found.href, label: say(TEXTS.openSearch) } }),
  };
}
