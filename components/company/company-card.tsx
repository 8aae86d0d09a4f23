import { useTranslations } from 'next-intl';
import { InLists } from '@/components/saved/in-lists';
import { SaveButton } from '@/components/saved/save-button';
import { cardClass } from '@/components/ui/card';
import { dotted } from '@/components/ui/dotted';
import { cn } from '@/lib/cn';
import { employeesText } from '@/lib/companies/employees-text';
import { formatDay, formatNumber, formatTenths, truncate, truncateWords } from '@/lib/format';
import { isAmount } from '@/lib/search/is-amount';
import type { ResultView } from '@/lib/search/types';
import type { CardCompany, CompanyTexts } from './card-company';
import { MISSING } from './company-text';
import { InitialsCircle } from './initials-circle';
import { CompanyMarks } from './marks';
import { MatchLine } from './match-line';
import { MentionLine } from './mention-line';
import { RecordedLink } from './recorded-link';

type Props = {
  company: CardCompany;
  href: string;
  /** The position in the whole result, recorded with clicks. */
  place?: number;
  /** Shows the position, the same number as on the map. */
  isNumbered?: boolean;
  layout?: ResultView;
};

/** The whole card is clickable: the link in its heading is stretched over it. */
export function CompanyCard({ company, href, place, isNumbered, layout = 'grid' }: Props) {
  const t = useTranslations('company');
  const name = company.name ?? t('noName');
  const industry = company.industry ?? '';
  const short = { name: truncate(name, 22, 15), industry: truncateWords(industry, 45) };
  const isCut = short.name !== name || short.industry !== industry;
  const isList = layout === 'list';
  return (
    <article
      className={cn(
        cardClass,
        'group relative flex h-full gap-3 transition-colors hover:border-accent hover:bg-accent-soft/40 has-focus-visible:outline-2 has-focus-visible:outline-accent',
        isList ? 'px-4 py-3' : 'p-4',
      )}
    >
      <div className="flex w-10 flex-col items-center gap-1">
        <InitialsCircle companyKey={company.key} name={name} />
        {isNumbered && place !== undefined && (
          <span aria-hidden className="text-muted text-xs">
            {formatNumber(place)}
          </span>
        )}
      </div>
      <div className="@container min-w-0 flex-1">
        <div data-lines className={cn('flex flex-wrap gap-x-3 gap-y-1', isList && listRow)}>
          <h3 lang="da" className="min-w-0 grow text-lg leading-5 group-hover:text-accent-strong">
            <RecordedLink
              href={href}
              click={
                place === undefined
                  ? undefined
                  : { kind: 'search', the_key: company.key, position: place }
              }
              title={isCut ? [name, industry].filter(Boolean).join('\n') : undefined}
              className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none"
            >
              <span aria-hidden dir="auto">
                {short.name}
              </span>
              <span className="sr-only">{name}</span>
            </RecordedLink>
          </h3>
          <CompanyMarks company={company} />
          <p lang="da" className="w-full text-body text-sm">
            {short.industry === industry ? (
              industry || MISSING
            ) : (
              <>
                <span aria-hidden>{short.industry}</span>
                <span className="sr-only">{industry}</span>
              </>
            )}
          </p>
          <CardFigures company={company} t={t} isList={isList} />
          <CardFacts company={company} t={t} isList={isList} />
        </div>
        <MatchLine company={company} t={t} isNameCut={short.name !== name} className="pr-20" />
        {company.mention && <MentionLine mention={company.mention} t={t} />}
        {company.saved.lists && (
          <InLists
            companyKey={company.key}
            state={company.saved}
            text={t('inLists', { names: company.saved.lists.join(', ') })}
          />
        )}
        <SaveButton
          companyKey={company.key}
          name={name}
          state={company.saved}
          variant="ghost"
          className={cn('absolute right-2 bottom-1.5 z-10 h-7 px-2 touch:h-11', isList && listSave)}
        />
      </div>
      {isCut && <WholeText name={name} industry={industry} />}
    </article>
  );
}

const listSave = '@min-[38rem]:top-1/2 @min-[38rem]:bottom-auto @min-[38rem]:-translate-y-1/2';
/** As a list row: the name and marks, the industry and place, and the figures it is sorted by. */
const listRow =
  '@min-[38rem]:grid @min-[38rem]:grid-cols-2 @min-[38rem]:items-start @min-[38rem]:pr-20';

const inDanish = (text: string | null) => text && <span lang="da">{text}</span>;

type FactsProps = { company: CardCompany; t: CompanyTexts; isList: boolean };

function CardFacts({ company, t, isList }: FactsProps) {
  const count = employeesText(company.employees);
  const units = company.locationCount;
  return (
    <p
      className={cn(
        'dotted w-full text-muted text-sm',
        isList ? '@max-[38rem]:touch:pr-20' : 'touch:pr-20',
      )}
    >
      {dotted([
        t('cvr', { key: company.key }),
        inDanish(company.postalDistrict ?? company.municipality),
        count && t('employees', { count, plural: count === '1' ? 1 : 2 }),
        units > 1 && t('units', { count: formatNumber(units) }),
        inDanish(company.companyType),
      ])}
      {/* Keeps room for Save at the end of the last line; on touch screens it is two lines high. */}
      <span
        aria-hidden
        className={cn(
          'h-5 w-17 touch:hidden in-[[data-lines]:has(+p)]:hidden',
          isList && '@min-[38rem]:hidden',
        )}
      />
    </p>
  );
}

/** The figures that results are sorted and filtered by, and the changes: each with its label. */
const linesOf = ({ figures = [], changes = [] }: CardCompany, t: CompanyTexts) => [
  ...figures.map(({ of, value, year }) => [
    t(`figure.${of}`, { year: value !== null && year ? ` ${year}` : '' }),
    value === null ? MISSING : (isAmount(of) ? formatNumber : formatTenths)(value),
  ]),
  ...changes.map(({ of, on }) => [t(`change.${of}`), formatDay(on)]),
];

/** These lines, right-aligned across the cards. */
function CardFigures({ company, t, isList }: FactsProps) {
  const lines = linesOf(company, t);
  if (lines.length === 0) return null;
  return (
    <div
      className={cn(
        'w-full text-sm',
        isList && '@min-[38rem]:col-start-2 @min-[38rem]:row-start-3',
      )}
    >
      {lines.map(([label, text]) => (
        <p key={label} className="flex items-baseline justify-between gap-3">
          <span className="text-muted">{label}</span>{' '}
          <span className="text-right font-medium text-ink tabular-nums">{text}</span>
        </p>
      ))}
    </div>
  );
}

/** The full text that the card truncates, for keyboard users; pointers get the title. */
function WholeText({ name, industry }: { name: string; industry: string }) {
  return (
    <div
      aria-hidden
      lang="da"
      className="pointer-events-none absolute inset-x-2 top-2 z-20 hidden max-h-60 overflow-hidden rounded-md border border-line bg-surface px-3 py-2 shadow-md group-has-focus-visible:block"
    >
      <p dir="auto" className="break-words font-semibold text-ink">
        {name}
      </p>
      <p className="text-body text-sm">{industry}</p>
    </div>
  );
}
