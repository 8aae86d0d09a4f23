import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/components/shell/page-container';
import { findExampleKey } from '@/lib/search/example-key';
import { getDocument } from '../api/_document';
import { Introduction } from './_components/introduction';
import { ObjectList } from './_components/object-list';
import { OperationGroup } from './_components/operation-group';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('developers');
  return { title: t('title') };
}

const OBJECTS = 'objects';

/** The reference of the API, drawn from its own description; works without JavaScript. */
export default async function DevelopersPage() {
  const [document, exampleKey] = await Promise.all([getDocument(), findExampleKey()]);
  const t = await getTranslations('developers');
  const base = document.servers[0]?.url ?? '';
  const listed = Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      address,
      method: method.toUpperCase(),
      operation,
    })),
  );
  const groups = document.tags.map(({ name }) => ({
    name,
    id: `group-${name.toLowerCase().replaceAll(' ', '-')}`,
    operations: listed.filter(({ operation }) => operation.tags[0] === name),
  }));
  return (
    <PageContainer className="flex flex-col gap-8">
      <Introduction document={document} base={base} />
      <nav aria-label={t('groups')}>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {[...groups, { id: OBJECTS, name: t('objects') }].map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-block py-1 text-accent underline underline-offset-4 hover:no-underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <OperationGroup key={group.id} {...group} base={base} exampleKey={exampleKey} />
      ))}
      <ObjectList id={OBJECTS} objects={document.components.schemas} />
    </PageContainer>
  );
}
