import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { toCard } from '@/components/company/card-company';
import { MISSING, websiteLink } from '@/components/company/company-text';
import { EmailLink, PhoneLink, WebsiteLink } from '@/components/company/contact-links';
import { NamedMarks } from '@/components/company/marks';
import { MatchLine } from '@/components/company/match-line';
import { MentionLine } from '@/components/company/mention-line';
import { RecordedLink } from '@/components/company/recorded-link';
import { SampleMark } from '@/components/company/sample-mark';
import { OrderHead } from '@/components/data-table/order-head';
import { type PageTarget, pageHref } from '@/components/pagination/page-href';
import { SaveButton } from '@/components/saved/save-button';
import { dotted } from '@/components/ui/dotted';
import { FullText } from '@/components/ui/full-text';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { cn } from '@/lib/cn';
import { employeesText, employeesToday } from '@/lib/companies/employees-text';
import { formatDay, formatNumber, formatTenths, truncateWords } from '@/lib/format';
import type { Origin } from '@/lib/origin/origin';
import { paths } from '@/lib/paths';
import type { SaveState } from '@/lib/saved/types';
import { isAmount } from '@/lib/search/is-amount';
import { shownChanges, yearsOf } from '@/lib/search/shown-figures';
import { CONTACT_COLUMNS, type TableColumn } from '@/lib/search/table-columns';
import type { CompanyFilters, SearchHit, SearchSort, ShownFigure } from '@/lib/search/types';
import type { ChangeFilter } from '@/lib/search-index/change-filters';
import { SortedHead } from './sorted-head';

type Props = {
  /** The page of results. */
  target: PageTarget;
  /** Its name, to which companies lead back. */
  from: Origin['from'];
  params: { sort: SearchSort; filters: CompanyFilters };
  /** The chosen ones; figures that results are ordered or filtered by are shown as well. */
  columns: readonly TableColumn[];
  result: {
    items: readonly SearchHit[];
    page: number;
    pageSize: number;
    /** What the words of the search ask for. */
    order?: SearchSort;
  };
  saved: (key: string) => SaveState;
};

/** A page of results with their figures side by side; the headings order the whole result. */
export function ResultsTable({ target, from, params, columns, result, saved }: Props) {
  const t = useTranslations('discover');
  const filters = useTranslations('filters');
  const company = useTranslations('company');
  const contacts = useTranslations('exports.column');
  const { items, page, pageSize } = result;
  const order = result.order ?? params.sort;
  const figures = items[0]?.figures?.map(({ of }) => of) ?? [];
  const changes = shownChanges(order, params.filters);
  const origin = { from, ...target.query, page: page > 1 ? page : undefined };
  const first = (page - 1) * pageSize + 1;
  const head = { order, target };
  const has = (column: TableColumn) => columns.includes(column);
  return (
    <div className="flex flex-col gap-2">
      <h2 id="companies" className="sr-only">
        {t('results')}
      </h2>
      <ScrollRegion
        aria-labelledby="companies"
        className="more-to-right relative overflow-x-auto rounded-lg border bg-surface print:overflow-visible"
      >
        <table className="w-full border-collapse text-left text-sm">
          <thead className="bg-raised text-muted">
            <tr className="border-b">
              <SortedHead {...head} by="name" label={t('table.company')} isText />
              {has('companyType') && <Head isText>{filters('companyType')}</Head>}
              {(['founded', 'employees', 'locations'] as const).filter(has).map((by) => (
                <SortedHead key={by} {...head} by={by} label={filters(by)} />
              ))}
              {changes.map((of) => (
                <OrderHead
                  key={of}
                  label={company(`change.${of}`)}
                  href={pageHref({ ...target, query: { ...target.query, sort: `${of}-desc` } }, 1)}
                  way={order === `${of}-desc` ? 'desc' : null}
                  isText={false}
                  className="px-2"
                />
              ))}
              {figures.map((of) => (
                <SortedHead
                  key={of}
                  {...head}
                  by={of === 'revenueGrowth' ? 'growth' : of}
                  label={filters(of)}
                />
              ))}
              {figures.length > 0 && <Head>{t('table.year')}</Head>}
              {CONTACT_COLUMNS.filter(has).map((of) => (
                <Head key={of} isText>
                  {contacts(of)}
                </Head>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {items.map((company, at) => (
              <Row
                key={company.key}
                company={company}
                columns={columns}
                changes={changes}
                saved={saved}
                place={first + at}
                href={paths.company(company.key, origin)}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {(figures.length > 0 || has('employees')) && (
        <p className="text-muted text-sm">{t('table.units')}</p>
      )}
    </div>
  );
}

type RowProps = {
  company: SearchHit;
  columns: readonly TableColumn[];
  saved: (key: string) => SaveState;
  /** Those by which the results are ordered or filtered. */
  changes: readonly ChangeFilter[];
  /** The position in the whole result, from 1. */
  place: number;
  href: string;
};

function Row({ company, columns, saved, changes, place, href }: RowProps) {
  const t = useTranslations('company');
  const { key, industry, postalDistrict, municipality, figures = [] } = company;
  const { companyType, foundedOn, locationCount, phone, email } = company;
  const site = websiteLink(company.website);
  const has = (column: TableColumn) => columns.includes(column);
  const name = company.name ?? t('noName');
  const town = postalDistrict ?? municipality;
  return (
    <tr className="group border-b align-top last:border-b-0 hover:bg-raised">
      <th
        scope="row"
        className="sticky left-0 z-10 min-w-40 max-w-96 bg-surface px-3 py-2 text-left font-normal group-hover:bg-raised sm:min-w-56 print:static"
      >
        <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <RecordedLink
            href={href}
            click={{ kind: 'search', the_key: key, position: place }}
            className="link wrap-anywhere font-medium touch:py-2"
          >
            <span lang="da" dir="auto">
              {name}
            </span>
          </RecordedLink>
          <NamedMarks company={company} />
          {company.isSample && <SampleMark />}
        </span>
        <span className="dotted text-muted text-xs">
          {dotted([t('cvr', { key }), inDanish(town), industryText(industry)])}
        </span>
        {/* Unlike a card, a row may not show the legal form. */}
        <MatchLine
          company={toCard(
            { ...company, ...(!has('companyType') && { companyType: null }) },
            saved(key),
          )}
          t={t}
          isNameCut={false}
        />
        {company.mention && (
          <div className="*:pr-0">
            <MentionLine mention={company.mention} t={t} />
          </div>
        )}
      </th>
      {has('companyType') && <Words>{inDanish(companyType)}</Words>}
      {has('founded') && <Figure>{foundedOn && formatDay(foundedOn)}</Figure>}
      {has('employees') && <Figure>{employeesText(employeesToday(company))}</Figure>}
      {has('locations') && <Figure>{formatNumber(locationCount)}</Figure>}
      {changes.map((of) => (
        <Figure key={of}>{dayOf(company, of)}</Figure>
      ))}
      {figures.map((figure) => (
        <Figure key={figure.of}>{textOf(figure)}</Figure>
      ))}
      {figures.length > 0 && <Figure>{yearsOf(figures)}</Figure>}
      {has('phone') && (
        <Words>
          {phone && <PhoneLink phone={phone} className={`${linkClass} whitespace-nowrap`} />}
        </Words>
      )}
      {has('email') && <Words>{email && <EmailLink email={email} className={linkClass} />}</Words>}
      {has('website') && <Words>{site && <WebsiteLink site={site} className={linkClass} />}</Words>}
      <td className="px-1 py-1 text-right print:hidden">
        <SaveButton
          companyKey={key}
          name={name}
          state={saved(key)}
          variant="ghost"
          className="h-7 px-2 touch:h-11"
        />
      </td>
    </tr>
  );
}

const inDanish = (text: string | null) => text && <span lang="da">{text}</span>;

/** Cut to a line, so that more rows are in view. */
const industryText = (industry: string | null) =>
  industry && <FullText short={truncateWords(industry, 40)} full={industry} lang="da" />;

const Figure = ({ children }: { children: string | null }) => (
  <td className="whitespace-nowrap px-2 py-2 text-right text-ink tabular-nums">
    {children ?? MISSING}
  </td>
);

const linkClass = 'link touch:py-2';

/** As wide as its longest word, within bounds. */
const Words = ({ children }: { children: ReactNode }) => (
  <td className="min-w-28 px-2 py-2 text-body">
    <span className="block max-w-72 wrap-break-word">{children || MISSING}</span>
  </td>
);

type HeadProps = { isText?: boolean; children: string };

const Head = ({ isText = false, children }: HeadProps) => (
  <th scope="col" className={cn('px-2 py-1 font-medium', !isText && 'text-right')}>
    {children}
  </th>
);

function dayOf({ changes = [] }: Pick<SearchHit, 'changes'>, of: ChangeFilter): string | null {
  const change = changes.find((one) => one.of === of);
  return change ? formatDay(change.on) : null;
}

/** Amounts in thousands of DKK, others in per cent. */
function textOf({ of, value }: ShownFigure): string | null {
  if (value === null) return null;
  return isAmount(of) ? formatNumber(Math.round(value / 1_000)) : formatTenths(value);
}
