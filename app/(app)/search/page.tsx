import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { IgnoredNote } from '@/components/filters/ignored-note';
import { Logo } from '@/components/shell/logo';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { Badge } from '@/components/ui/badge';
import { requireUser } from '@/lib/auth/session';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { findRemaining } from '@/lib/quotas/queries';
import type { RawParams } from '@/lib/raw-params';
import { findRegisterStatus } from '@/lib/register/queries';
import { knownFiltersOf } from '@/lib/search/known-filters';
import { askedOf, parseDiscoverParams } from '@/lib/search/search-params';
import { DataNote } from './_components/data-note';
import { Examples } from './_components/examples';
import { PeopleLink } from './_components/people-link';
import { SearchForm } from './_components/search-form';
import { SearchSkeleton } from './_components/search-skeleton';

/** Where the assistant's panel would cover the end of the field, the field makes room for it. */
const PAGE =
  'mx-auto flex w-full max-w-2xl flex-1 flex-col gap-6 px-4 pt-16 pb-24 sm:px-6 sm:pt-32 lg:max-[91rem]:in-[body:has([data-assistant])]:max-w-272 lg:max-[91rem]:in-[body:has([data-assistant])]:pr-110';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('search');
  return { title: t('title') };
}

type Props = { searchParams: Promise<RawParams> };

export default async function SearchPage({ searchParams }: Props) {
  const user = await requireUser();
  const t = await getTranslations('search');
  const app = await getTranslations('app');
  const asked = askedOf(await searchParams);
  const work = Promise.all([
    // Discover redirects here when nothing in its URL is usable.
    parseDiscoverParams(searchParams, knownFiltersOf(user.id)),
    findRemaining(user, 'AI_SEARCH'),
    findRegisterStatus(),
  ]);
  return (
    <div className={PAGE}>
      <div className="flex items-center justify-center gap-3">
        <h1 className="sr-only">{t('heading')}</h1>
        <Logo large />
        <Badge tone="accent">{app('beta')}</Badge>
      </div>
      <StreamWhenSlow work={work} skeleton={<SearchSkeleton />}>
        {([{ ignored }, remaining, register]) => (
          <>
            <ClientMessages namespaces={['shell', 'search', 'aiSearch']}>
              <SearchForm key={asked} asked={asked} userId={user.id} remaining={remaining} />
            </ClientMessages>
            <DataNote register={register} />
            <PeopleLink />
            {register.companies > 0 && <Examples />}
            <IgnoredNote ignored={ignored} />
          </>
        )}
      </StreamWhenSlow>
    </div>
  );
}
