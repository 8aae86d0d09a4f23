import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { Reading } from '@/lib/ai-search/types';
import type { ListedCompany } from '@/lib/assistant/tools/facts';
import { isSaved, type SavedFound, savedCompanies } from '@/lib/assistant/tools/saved';
import { paths } from '@/lib/paths';
import { foldText } from '@/lib/words/fold';
import { isFilters } from '../lists/reading';
import { asWritten } from '../question/asked';
import { aroundQuotes } from '../question/subject';
import { chosenLink, companyLink } from '../text/names';
import { readText, unreadText } from '../text/reading-text';
import type { Asking, Reply, Speak } from '../text/reply';
import { bold, link, plain } from '../text/texts';
import { everyMatch } from '../words/match';
import { SAVED } from '../words/vocabulary';

const LISTED = 10;

/** "Which of my saved companies have ceased?": what is asked of them beside being saved. */
function narrowedIn(question: string): Promise<Reading> {
  const around = aroundQuotes(question);
  const folded = foldText(around);
  const others = everyMatch(SAVED, folded).reduce(
    (text, { at, length }) =>
      text.replace(asWritten(around, folded.slice(at, at + length)), ' virksomheder '),
    around,
  );
  return readWithReader(others);
}

const linesOf = ({ companies }: SavedFound, say: Speak) =>
  companies.slice(0, LISTED).map((company) => {
    const staff = company.employees
      ? `, ${link(company.employees, `${company.href}#employment`)} ${say({ en: 'employees', da: 'ansatte' })}`
      : '';
    return `- ${chosenLink(company)}${staff}`;
  });

/** The user's lists; used where there is none of the name that was given. */
async function noListText({ caller, say }: Asking, name: string): Promise<string> {
  const all = await savedCompanies(caller, {});
  const lists = (all?.lists ?? []).map((one) => link(one.name, one.href)).join(', ');
  const none = say({
    en: `You have no list called “${plain(name)}”.`,
    da: `Du har ingen liste, der hedder ”${plain(name)}”.`,
  });
  const known = lists && `${say({ en: 'Your lists', da: 'Dine lister' })}: ${lists}.`;
  return [none, known].filter(Boolean).join(' ');
}

/** Those that fit, and how the question was read. */
function fittingText(found: SavedFound, reading: Reading, say: Speak): string {
  const { total, shown, href } = found;
  const count = bold(href === null ? shown : link(shown, href));
  const heading =
    total === 0
      ? say({
          en: 'None of your saved companies fit.',
          da: 'Ingen af dine gemte virksomheder passer.',
        })
      : say({
          en: `${count} of your saved companies:`,
          da: `${count} af dine gemte virksomheder:`,
        });
  const listed = total === 0 ? heading : [heading, '', ...linesOf(found, say)].join('\n');
  return [listed, ...readText(reading, say), ...unreadText(reading, say)].join('\n\n');
}

function allText(found: SavedFound, list: string | null, say: Speak): string {
  const { total, shown, lists } = found;
  const href = found.href ?? paths.saved();
  if (total === 0) {
    return say({
      en: `Nothing is saved ${link('there', href)} yet: press Save on a company.`,
      da: `Der er endnu ikke gemt noget ${link('der', href)}: Tryk på Gem ved en virksomhed.`,
    });
  }
  const count = bold(link(say({ en: `${shown} saved`, da: `${shown} gemt` }), href));
  const heading = `${count}${list ? ` (${plain(list)})` : ''}:`;
  const mine = lists.map(
    (one) => `${link(one.name, one.href)} (${link(String(one.count), one.href)})`,
  );
  const own =
    mine.length > 0 && !list ? [`${say({ en: 'Lists', da: 'Lister' })}: ${mine.join(', ')}.`] : [];
  return [[heading, '', ...linesOf(found, say)].join('\n'), ...own].join('\n\n');
}

/** Lists the user's saved companies: all of them, those in one list, or those that fit. */
export async function savedAnswer(asking: Asking, list: string | null): Promise<Reply> {
  const { caller, question, say } = asking;
  const reading = list === null ? await narrowedIn(question) : null;
  const narrowed = reading && isFilters(reading) ? reading : null;
  const asked = { list: list ?? undefined, filters: narrowed?.filters };
  const found = await savedCompanies(caller, asked);
  if (!found) return { text: await noListText(asking, list ?? '') };
  return { text: narrowed ? fittingText(found, narrowed, say) : allText(found, list, say) };
}

/** Whether the user has saved a company. */
export async function savedOneAnswer(
  { caller, say }: Asking,
  company: ListedCompany,
): Promise<Reply> {
  const { saved, lists } = await isSaved(caller, company.key);
  const of = companyLink(company);
  if (!saved) {
    return {
      text: say({ en: `No, you have not saved ${of}.`, da: `Nej, du har ikke gemt ${of}.` }),
    };
  }
  const where =
    lists.length > 0 ? ` ${say({ en: 'In', da: 'I' })}: ${lists.map(plain).join(', ')}.` : '';
  return {
    text: `${say({ en: `Yes, you have saved ${of}.`, da: `Ja, du har gemt ${of}.` })}${where}`,
  };
}
