import { useTranslations } from 'next-intl';
import { PercentileBar } from '@/components/charts/percentile-bar';
import { PartFailed } from '@/components/failures/part-failed';
import { CardSection } from '@/components/ui/card';
import type { CompanyDetail } from '@/lib/companies/types';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import { formatDay, formatNumber, formatPercent } from '@/lib/format';
import { LEAST_PEERS, PEER_MONTHS, SIZE_CLASSES } from '@/lib/peers/constants';
import { roundedRank } from '@/lib/peers/rounded-rank';
import type { PeerComparison, PeerRank } from '@/lib/peers/types';

type Props = { peers: PeerComparison; company: CompanyDetail };

/** Ranks the company among its peers by industry and size, or says why it has no rank. */
export function PeersCard({ peers, company }: Props) {
  const t = useTranslations('keyFigures');
  const size = useSizeText(peers);
  const ranks = KEY_FIGURES.flatMap(({ id }) => {
    const rank = peers.ranks[id];
    return rank ? [{ id, rank }] : [];
  });
  return (
    <CardSection id="peers" heading={t('peers.heading')}>
      <p className="mb-4 max-w-prose text-body">
        {t.rich('peers.who', {
          group: peers.industryGroup,
          industry: company.industry ?? '',
          day: formatDay(peers.endDate),
          size,
          months: PEER_MONTHS,
          danish: (chunks) => <span lang="da">{chunks}</span>,
        })}
        {peers.isDivision && ` ${t('peers.division')}`}
      </p>
      {peers.unlikeAYear !== null && (
        <p className="mb-4 text-muted">{t('peers.unlikeAYear', { months: peers.unlikeAYear })}</p>
      )}
      {ranks.length === 0 ? (
        <p className="text-muted">
          {peers.isComparable ? t('peers.tooFew', { least: LEAST_PEERS }) : t('peers.noFigures')}
        </p>
      ) : (
        <ul className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2">
          {ranks.map(({ id, rank }) => (
            <li key={id}>
              <h3 className="mb-1 flex items-baseline justify-between gap-4 font-medium text-ink">
                {t(`names.${id}`)} <span>{formatPercent(rank.value)}</span>
              </h3>
              <PercentileBar percentile={rank.percentile} />
              <RankText rank={rank} />
            </li>
          ))}
        </ul>
      )}
      {ranks.length > 0 && ranks.length < KEY_FIGURES.length && (
        <p className="mt-4 text-muted text-xs">{t('peers.hidden', { least: LEAST_PEERS })}</p>
      )}
    </CardSection>
  );
}

/** Shown in place of the card. */
export function PeersFailed({ href }: { href: string }) {
  const t = useTranslations('keyFigures.peers');
  return (
    <CardSection id="peers" heading={t('heading')}>
      <PartFailed text={t('failed')} href={href} />
    </CardSection>
  );
}

function useSizeText({ sizeClass }: PeerComparison): string {
  const t = useTranslations('keyFigures.peers.sizes');
  const size = SIZE_CLASSES.find(({ id }) => id === sizeClass);
  if (!size || size.to === 0) return t('none');
  const { from, to } = size;
  return to === null ? t('from', { from }) : t('between', { from, to });
}

function RankText({ rank: { lower, median, peers } }: { rank: PeerRank }) {
  const t = useTranslations('keyFigures.peers');
  return (
    <p className="mt-1 text-muted text-xs">
      {t('rank', {
        lower: formatNumber(roundedRank(lower, 1)),
        peers: formatNumber(peers),
        median: formatPercent(median),
      })}
    </p>
  );
}
