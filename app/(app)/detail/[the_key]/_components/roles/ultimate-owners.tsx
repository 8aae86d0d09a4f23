import { useTranslations } from 'next-intl';
import { OwnerName } from '@/components/roles/chain-names';
import {
  CombinedNotes,
  CombinedRow,
  CombinedSection,
  CombinedTable,
} from '@/components/roles/combined-parts';
import { useHeadingOn } from '@/components/roles/heading-on';
import { byPlace } from '@/lib/by-place';
import { namesakes } from '@/lib/companies/namesakes';
import { goesFurther, type Ownership } from '@/lib/roles/chain';
import { combinedShares, lastOf } from '@/lib/roles/combined';
import type { RolesHref } from './roles-href';

type Props = {
  company: { key: string };
  ownership: Ownership | 'failed' | null;
  /** The day, yyyy-mm-dd, whose owners they are; null for today. */
  on: string | null;
  to: RolesHref;
};

/** Who is at the top of the chain, where it goes beyond the owners that the table lists. */
export function UltimateOwners({ company, ownership, on, to }: Props) {
  const t = useTranslations('roles.combined');
  const headingOn = useHeadingOn(on);
  if (ownership === null || ownership === 'failed' || !goesFurther(ownership.owners)) return null;
  const combined = combinedShares(company.key, ownership.owners);
  const holdings = lastOf(combined);
  const alike = namesakes(holdings.flatMap(({ ways }) => ways.flat()));
  return (
    <CombinedSection
      id="ultimate-owners"
      heading={headingOn(t('ultimate'))}
      text={t('ultimateText')}
    >
      {holdings.length > 0 && (
        <CombinedTable labelledBy="ultimate-owners" label={t('owner')}>
          {byPlace(holdings, (holding) => (
            <CombinedRow
              holding={holding}
              ways={holding.ways.map((way) => way.toReversed())}
              namesakes={alike}
              to={to}
            >
              <OwnerName node={holding.node} to={to} />
              {holding.isOpen && <span className="text-muted text-xs">{t('goesOn')}</span>}
            </CombinedRow>
          ))}
        </CombinedTable>
      )}
      <CombinedNotes combined={combined} shown={holdings} />
    </CombinedSection>
  );
}
