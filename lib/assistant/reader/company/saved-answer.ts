import 'server-only';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { isSaved, savedCompanies } from '@/lib/assistant/tools/saved';
import { chosenLink, companyLink } from '../text/company-line';
import type { Asking, Reply } from '../text/reply';
import { bold, link, plain } from '../text/texts';

const LISTED = 10;

/** Lists the user's saved companies: all of them, or those in one list. */
export async function savedAnswer(asking: Asking, list: string | null): Promise<Reply> {
  const { caller, say } = asking;
  const found = await savedCompanies(caller, { list: list ?? undefined });
  if (!found) {
    const all = await savedCompanies(caller, {});
    const lists = (all?.lists ?? []).map(({ name, href }) => link(name, href)).join(', ');
    const none = say({
      en: `You have no list called “${plain(list ?? '')}”.`,
      da: `Du har ingen liste, der hedder ”${plain(list ?? '')}”.`,
    });
    const known = lists && `${say({ en: 'Your lists', da: 'Dine lister' })}: ${lists}.`;
    return { text: [none, known].filter(Boolean).join(' ') };
  }
  const { total, shown, href, companies, lists } = found;
  if (total === 0) {
    return {
      text: say({
        en: `Nothing is saved ${link('there', href)} yet: press Save on a company.`,
        da: `Der er endnu ikke gemt noget ${link('der', href)}: tryk på Gem ved en virksomhed.`,
      }),
    };
  }
  const count = bold(link(say({ en: `${shown} saved`, da: `${shown} gemt` }), href));
  const heading = `${count}${list ? ` (${plain(list)})` : ''}:`;
  const lines = companies.slice(0, LISTED).map((company) => {
    const staff = company.employees
      ? `, ${link(company.employees, `${company.href}#employment`)} ${say({ en: 'employees', da: 'ansatte' })}`
      : '';
    return `- ${chosenLink(company)}${staff}`;
  });
  const mine = lists.map(
    (one) => `${link(one.name, one.href)} (${link(String(one.count), one.href)})`,
  );
  const own =
    mine.length > 0 && !list ? [`${say({ en: 'Lists', da: 'Lister' })}: ${mine.join(', ')}.`] : [];
  return { text: [[heading, '', ...lines].join('\n'), ...own].join('\n\n') };
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
