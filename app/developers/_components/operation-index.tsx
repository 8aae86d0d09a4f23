import { useTranslations } from 'next-intl';
import type { Group } from '@/lib/openapi/reference';
import { paths } from '@/lib/paths';
import { indexClass } from './index-class';

/** Every operation on one line. Keeps the anchors from when the reference was a single page. */
export function OperationIndex({ groups }: { groups: Group[] }) {
  const t = useTranslations('developers');
  return (
    <section aria-labelledby="operations" className="flex flex-col gap-4">
      <h2 id="operations" className="scroll-mt-4 text-lg">
        {t('operations')}
      </h2>
      {groups.map(({ name, slug, operations }) => (
        <div key={slug} lang="en" className="flex flex-col gap-1">
          <h3 id={`group-${slug}`} className="scroll-mt-4 text-base">
            <a href={paths.developers(slug)} className="link-within touch:py-2">
              {name}
            </a>
          </h3>
          <ul className={indexClass}>
            {operations.map(({ method, address, operation: { operationId, summary } }) => (
              <li key={operationId} id={operationId}>
                <a href={`${paths.developers(slug)}#${operationId}`}>{summary}</a>{' '}
                <code>
                  {method} {address}
                </code>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
