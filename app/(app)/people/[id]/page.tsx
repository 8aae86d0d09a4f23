import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/shell/back-link';
import { PageContainer } from '@/components/shell/page-container';
import { loadOrigin, trail } from '@/lib/origin/origin';
import { loadVia } from '@/lib/origin/via';
import { parsePersonParams } from '@/lib/people/search-params';
import type { RawParams } from '@/lib/raw-params';
import { Colleagues } from './_components/colleagues';
import { loadPerson } from './_components/load-person';
import { OwnedThroughOthers } from './_components/owned-through-others';
import { PersonCompanies } from './_components/person-companies';
import { PersonHeader } from './_components/person-header';
import { personHref } from './_components/person-href';

type Props = { params: Promise<{ id: string }>; searchParams: Promise<RawParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const person = await loadPerson((await params).id);
  const t = await getTranslations('notFound');
  return { title: person ? person.name : t('heading') };
}

export default async function PersonPage({ params, searchParams }: Props) {
  const person = await loadPerson((await params).id);
  if (!person) notFound();
  const [asked, origin, via] = await Promise.all([
    parsePersonParams(searchParams),
    loadOrigin(searchParams),
    loadVia(searchParams),
  ]);
  const to = personHref(person.id, origin, trail(origin, via));
  // Never open a list that is empty while another is not.
  const isFormer = person.currentTotal === 0 || (asked.former && person.formerTotal > 0);
  const isBankrupt = asked.bankrupt && person.bankruptTotal > 0;
  const which = isBankrupt ? 'BANKRUPT' : isFormer ? 'FORMER' : 'TODAY';
  return (
    <PageContainer className="flex flex-col gap-4">
      <BackLink searchParams={searchParams} start="people" tab="roles" />
      <PersonHeader person={person} to={to} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <PersonCompanies person={person} which={which} page={asked.companiesPage} to={to} />
          {which === 'TODAY' && <OwnedThroughOthers person={person} to={to} />}
        </div>
        {person.kind === 'PERSON' && (
          <Colleagues
            person={person}
            to={to}
            which={which}
            everybody={asked.everybody}
            all={to.view({ which, page: asked.companiesPage, everybody: true })}
          />
        )}
      </div>
    </PageContainer>
  );
}
