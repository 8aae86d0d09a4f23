import { useTranslations } from 'next-intl';
import { byPlace } from '@/lib/by-place';
import { namesakes } from '@/lib/companies/namesakes';
import { formatNumber } from '@/lib/format';
import { type CombinedShares, indirectOf } from '@/lib/roles/combined';
import type { Owned } from '@/lib/roles/types';
import { CompanyName } from './chain-names';
import { CombinedNotes, CombinedRow, CombinedSection, CombinedTable } from './combined-parts';
import { useHeadingOn } from './heading-on';
import type { HoldersHref } from './holders-href';

type Props = {
  combined: CombinedShares<Owned>;
  /** The day, yyyy-mm-dd, on which it was held; null for today. */
  on?: string | null;
  to: HoldersHref;
};

/**
 * What somebody holds through companies, with what they hold directly of the same companies. Where
 * not all could be followed, it says so even if there is nothing to list.
 */
export function IndirectlyOwned({ combined, on = null, to }: Props) {
  const t = useTranslations('roles.combined');
  const headingOn = useHeadingOn(on);
  const holdings = indirectOf(combined);
  if (holdings.length === 0 && !combined.isCut) return null;
  const alike = namesakes(holdings.flatMap(({ ways }) => ways.flat()));
  const heading = headingOn(t('indirect', { count: formatNumber(holdings.length) }));
  return (
    <CombinedSection id="indirectly-owned" heading={heading} text={t('indirectText')}>
      {holdings.length > 0 && (
        <CombinedTable labelledBy="indirectly-owned" label={t('company')}>
          {byPlace(holdings, (holding) => (
            <CombinedRow holding={holding} ways={holding.ways} namesakes={alike} to={to}>
              <CompanyName node={holding.node} to={to} />
            </CombinedRow>
          ))}
        </CombinedTable>
      )}
      <CombinedNotes combined={combined} shown={holdings} />
    </CombinedSection>
  );
}
