import { getTranslations } from 'next-intl/server';
import { TabFailed } from '@/components/failures/part-failed';
import { IndirectlyOwned } from '@/components/roles/indirectly-owned';
import { contained } from '@/lib/contained';
import type { Person } from '@/lib/people/types';
import { getCombinedHoldings } from '@/lib/roles/ownership';
import type { PersonHref } from './person-href';

type Props = { person: Person; to: PersonHref };

/** The companies that the participant owns through others today. */
export async function OwnedThroughOthers({ person, to }: Props) {
  const [t, combined] = await Promise.all([
    getTranslations('person'),
    contained('ownership', person.id, getCombinedHoldings(person)),
  ]);
  if (combined === 'failed') return <TabFailed text={t('ownedFailed')} href={to.view()} />;
  return <IndirectlyOwned combined={combined} to={to} />;
}
