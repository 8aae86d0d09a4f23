import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PhoneLink } from '@/components/company/contact-links';
import { ProtectionMark, StatusMark } from '@/components/company/marks';
import { SampleMark } from '@/components/company/sample-mark';
import { dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';
import { formatMomentDay, formatNumber, truncate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { saidEmployees } from '@/lib/saved/employees';
import { savedAddress } from '@/lib/saved/saved-params';
import type { SavedRow } from '@/lib/saved/types';
import { RowActions } from './row-actions';
import { useSavedState } from './saved-context';
import { TagList } from './tag-list';

/** Names longer than this are truncated until expanded. */
const NAME_SHOWN = 44;

const phoneClass = 'link tabular-nums whitespace-nowrap';

/** The company with its badges; on small screens also the content of the other columns. */
export function CompanyCell({ row }: { row: SavedRow }) {
  const t = useTranslations('savedPage');
  const { list } = useSavedState();
  // The heading names the open list already.
  const lists = row.lists.filter((name) => name !== list?.name).join(', ');
  return (
    <div className="flex min-w-0 flex-col gap-1 py-1">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Name row={row} />
        <span className="flex flex-wrap gap-1 lg:flex-nowrap print:flex-wrap">
          <span className="lg:hidden">
            <StatusMark status={row.status} />
          </span>
          {row.advertisingProtected && <ProtectionMark />}
          {row.isSample && <SampleMark />}
        </span>
      </div>
      {/* Their columns are out of view; a ceased company must be recognizable. */}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs max-lg:hidden min-[114rem]:hidden print:hidden">
        <StatusMark status={row.status} />
        <span>
          {t('column.cvr')} {row.companyKey}
        </span>
      </p>
      {row.phone && (
        <p className="text-xs max-lg:hidden">
          <PhoneLink phone={row.phone} className={phoneClass} />
        </p>
      )}
      {lists !== '' && (
        <p dir="auto" className="break-words text-muted text-xs">
          {t('inLists', { names: lists })}
        </p>
      )}
      <Details row={row} />
    </div>
  );
}

function Name({ row }: { row: SavedRow }) {
  const t = useTranslations('savedPage');
  const { params, data } = useSavedState();
  const [isWhole, setWhole] = useState(false);
  const { name, known, companyKey } = row;
  const cut = truncate(name, NAME_SHOWN, NAME_SHOWN);
  const isCut = cut !== name && !isWhole;
  const shown = isCut ? <CutName cut={cut} name={name} /> : name;
  const page = data.answer?.pagination.currentPage ?? 1;
  const origin = { ...savedAddress(params), ...(page > 1 && { page }) };
  return (
    <>
      {known ? (
        <Link
          href={paths.company(companyKey, { from: 'saved', ...origin })}
          lang="da"
          dir="auto"
          title={cut === name ? undefined : name}
          className="min-w-0 break-words rounded-sm font-medium text-ink underline-offset-4 hover:text-accent-strong hover:underline touch:py-2"
        >
          {shown}
        </Link>
      ) : (
        <span lang="da" dir="auto" className="min-w-0 break-words font-medium text-ink">
          {shown}
        </span>
      )}
      {cut !== name && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="link min-h-6 text-xs touch:min-h-11 print:hidden"
        >
          {isWhole ? t('showLess') : t('showMore')}
        </button>
      )}
    </>
  );
}

/** On paper the name is whole and wraps: there is no button to reveal the rest. */
const CutName = ({ cut, name }: { cut: string; name: string }) => (
  <>
    <span className="print:hidden">{cut}</span>
    <span className="hidden print:inline">{name}</span>
  </>
);

function Details({ row }: { row: SavedRow }) {
  const t = useTranslations('savedPage');
  const { companyKey, industry, town, phone, revenue, tags, note, savedAt } = row;
  const facts = [
    companyKey,
    town,
    saidEmployees(row, (values) => t('employeesOf', values)),
    revenue !== null && t('revenueOf', { revenue: formatNumber(revenue) }),
    t('savedOn', { day: formatMomentDay(new Date(savedAt)) }),
  ];
  return (
    <div className="flex flex-col gap-1 text-sm lg:hidden">
      {industry && <p lang="da">{industry}</p>}
      <p className="dotted text-muted">{dotted(facts)}</p>
      {phone && (
        <p className="touch:py-2">
          <PhoneLink phone={phone} className={phoneClass} />
        </p>
      )}
      {tags.length > 0 && <TagList tags={tags} />}
      {note !== '' && (
        <p
          dir="auto"
          className="line-clamp-3 whitespace-pre-line break-words print:line-clamp-none"
        >
          {note}
        </p>
      )}
      <RowActions row={row} />
    </div>
  );
}
