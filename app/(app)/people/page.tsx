import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/components/shell/page-container';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { Link } from '@/components/ui/link';
import { requireUser } from '@/lib/auth/session';
import { paths } from '@/lib/paths';
import { parsePeopleParams } from '@/lib/people/search-params';
import { searchPeopleOrSpellings } from '@/lib/people/spelling';
import type { RawParams } from '@/lib/raw-params';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';
import { NameForm } from './_components/name-form';
import { NoName } from './_components/no-name';
import { PeopleResults } from './_components/people-results';
import { PeopleSkeleton } from './_components/people-skeleton';

type Props = { searchParams: Promise<RawParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('people');
  const { name } = await parsePeopleParams(searchParams);
  return { title: name === '' ? t('title') : t('titleNamed', { name }) };
}

export default async function PeoplePage({ searchParams }: Props) {
  await requireUser();
  const { name, page } = await parsePeopleParams(searchParams);
  const [t, mostRoles, connections, network] = await Promise.all([
    getTranslations('people'),
    getTranslations('mostRoles'),
    getTranslations('connections'),
    getTranslations('network'),
  ]);
  const isTooShort = name !== '' && name.length < MIN_QUERY_LENGTH;
  return (
    <PageContainer>
      <div className="flex flex-col gap-4">
        <div>
          <h1 className="text-xl">{t('heading')}</h1>
          <p className="text-body">{t('intro')}</p>
        </div>
        <NameForm name={name} isTooShort={isTooShort} />
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <Link href={paths.connections()} className="link link-alone">
            {connections('ofTwo')}
          </Link>
          <Link href={paths.network()} className="link link-alone">
            {network('ofOne')}
          </Link>
          <Link href={paths.mostRoles()} className="link link-alone">
            {mostRoles('link')}
          </Link>
        </p>
        {name === '' || isTooShort ? (
          <NoName />
        ) : (
          <StreamWhenSlow
            work={searchPeopleOrSpellings({ name, page })}
            skeleton={<PeopleSkeleton />}
          >
            {(found) => <PeopleResults name={name} found={found} />}
          </StreamWhenSlow>
        )}
      </div>
    </PageContainer>
  );
}
