import { useTranslations } from 'next-intl';
import { fieldNamesOf } from '@/lib/openapi/notation';
import { type Group, objectsOf } from '@/lib/openapi/reference';
import type { OpenApiDocument } from '@/lib/openapi/types';
import { paths } from '@/lib/paths';
import { indexClass } from './index-class';
import { objectId } from './schema-code';

type Props = { document: OpenApiDocument; groups: Group[] };

/** Every object with its fields, linked to its documentation, so that in-page search finds them. */
export function ObjectIndex({ document, groups }: Props) {
  const t = useTranslations('developers');
  const places = new Map(
    groups
      .flatMap(({ slug, operations }) =>
        objectsOf(operations, document).map((name): [string, string] => [name, slug]),
      )
      .reverse(),
  );
  return (
    <section aria-labelledby="objects" className="flex flex-col gap-1">
      <h2 id="objects" className="scroll-mt-4 text-lg">
        {t('objects')}
      </h2>
      <ul lang="en" className={indexClass}>
        {[...places].sort().map(([name, slug]) => (
          <li key={name} id={objectId(name)}>
            <a href={`${paths.developers(slug)}#${objectId(name)}`}>{name}</a>{' '}
            <code className="text-muted text-xs">
              {fieldNamesOf(document.components.schemas[name] ?? {}).join(', ')}
            </code>
          </li>
        ))}
      </ul>
    </section>
  );
}
