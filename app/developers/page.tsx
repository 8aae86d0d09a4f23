import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/components/shell/page-container';
import { Introduction } from './_components/introduction';
import { ObjectIndex } from './_components/object-index';
import { OperationIndex } from './_components/operation-index';
import { loadReference } from './_reference';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('developers');
  return { title: t('title') };
}

/** How the API is used, and what it offers, with a page per group. Works without JavaScript. */
export default async function DevelopersPage() {
  const { document, groups, base } = await loadReference();
  return (
    <PageContainer className="flex flex-col gap-8">
      <Introduction document={document} base={base} />
      <OperationIndex groups={groups} />
      <ObjectIndex document={document} groups={groups} />
    </PageContainer>
  );
}
