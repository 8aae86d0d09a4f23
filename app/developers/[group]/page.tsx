import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/components/shell/page-container';
import { objectsOf, sharedParameters } from '@/lib/openapi/reference';
import { findExampleCompany } from '@/lib/search/example-company';
import { GroupNav } from '../_components/group-nav';
import { ObjectList } from '../_components/object-list';
import { SHARED_ID } from '../_components/operation-parameters';
import { OperationSection } from '../_components/operation-section';
import { ParameterList } from '../_components/parameter-list';
import { loadReference } from '../_reference';

type Props = { params: Promise<{ group: string }> };

async function loadGroup(params: Props['params']) {
  const { group: slug } = await params;
  const reference = await loadReference();
  const group = reference.groups.find((one) => one.slug === slug);
  return group ? { ...reference, group } : notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { group } = await loadGroup(params);
  const t = await getTranslations('developers');
  return { title: `${group.name} · ${t('title')}` };
}

/** The operations of one group, and all objects they use. */
export default async function GroupPage({ params }: Props) {
  const { document, groups, group, base } = await loadGroup(params);
  const [t, example] = await Promise.all([getTranslations('developers'), findExampleCompany()]);
  const shared = sharedParameters(group.operations);
  const objects = objectsOf(group.operations, document);
  return (
    <PageContainer className="flex flex-col gap-6">
      <GroupNav groups={groups} current={group.slug} />
      <h1 lang="en" className="text-xl">
        {group.name}
      </h1>
      <p lang="en" className="max-w-3xl text-body">
        {group.description}
      </p>
      {group.operations.map((listed) => (
        <OperationSection
          key={listed.operation.operationId}
          listed={listed}
          base={base}
          example={example}
          shared={shared}
        />
      ))}
      {shared.length > 0 && (
        <section aria-labelledby={SHARED_ID} className="flex flex-col gap-4 text-sm">
          <h2 id={SHARED_ID} className="scroll-mt-4 text-lg">
            {t('shared')}
          </h2>
          <ParameterList parameters={shared} />
        </section>
      )}
      {objects.length > 0 && <ObjectList names={objects} schemas={document.components.schemas} />}
    </PageContainer>
  );
}
