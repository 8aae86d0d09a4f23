import { useTranslations } from 'next-intl';
import { linkClass } from '@/components/roles/link-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Building2, UserRound, UsersRound } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { ListTable } from '@/components/ui/list-table';
import { formatNumber } from '@/lib/format';
import type { MostRolesParams } from '@/lib/most-roles/search-params';
import type { Holder } from '@/lib/most-roles/types';
import { mostRolesOrigin, type Trail, trail } from '@/lib/origin/origin';
import { paths } from '@/lib/paths';

type Props = { params: MostRolesParams; holders: Holder[] };

/** On small screens the companies are below the name. */
export function HoldersList({ params, holders }: Props) {
  const t = useTranslations('mostRoles');
  if (holders.length === 0) {
    return (
      <EmptyState
        icon={UsersRound}
        heading={t('emptyTitle')}
        text={t(params.ever ? 'emptyEver' : 'emptyText')}
      />
    );
  }
  const known = trail(mostRolesOrigin(params), null);
  const columns = [
    [t('name'), 'sm:w-[38%]'],
    [t('companies'), 'w-28 text-right sm:w-32'],
    [t('first'), 'hidden sm:table-cell'],
  ] as const;
  return (
    <ListTable label={t('list')} columns={columns}>
      {holders.map((holder, at) => (
        <HolderRow key={holder.id} holder={holder} place={at + 1} known={known} />
      ))}
    </ListTable>
  );
}

type RowProps = { holder: Holder; place: number; known: Trail };

function HolderRow({ holder, place, known }: RowProps) {
  const { id, kind, name, held } = holder;
  const Icon = kind === 'PERSON' ? UserRound : Building2;
  return (
    <tr className="border-b align-top last:border-b-0">
      <th scope="row" className="px-3 py-2.5 text-left font-normal sm:px-4">
        <div className="flex gap-2">
          <span className="w-7 shrink-0 text-right text-muted tabular-nums">{place}.</span>
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
          <div className="min-w-0 break-words">
            <Link href={paths.person(id, known)} lang="da" className={linkClass}>
              {name}
            </Link>
            <div className="sm:hidden">
              <Companies holder={holder} known={known} />
            </div>
          </div>
        </div>
      </th>
      <td className="px-3 py-2.5 text-right tabular-nums sm:px-4">{formatNumber(held)}</td>
      <td className="hidden px-4 py-2.5 sm:table-cell">
        <Companies holder={holder} known={known} />
      </td>
    </tr>
  );
}

/** The first companies, and how many more there are. */
function Companies({ holder: { held, companies }, known }: Omit<RowProps, 'place'>) {
  const t = useTranslations('mostRoles');
  const listed = companies ?? [];
  const more = held - listed.length;
  return (
    <p className="break-words text-sm">
      {listed.map(({ key, name, isFormer }, at) => (
        <span key={key}>
          {at > 0 && ', '}
          <Link
            href={paths.company(key, { ...known, tab: 'roles' })}
            lang="da"
            className={linkClass}
          >
            {name ?? key}
          </Link>
          {isFormer && <span className="text-muted text-xs"> {t('former')}</span>}
        </span>
      ))}
      {more > 0 && <span className="text-muted"> {t('more', { count: formatNumber(more) })}</span>}
    </p>
  );
}
