import { useTranslations } from 'next-intl';
import { typeOf } from '@/lib/openapi/notation';
import type { Parameter } from '@/lib/openapi/types';

/** Side by side where there is room, stacked on phones. */
export function ParameterList({ parameters }: { parameters: Parameter[] }) {
  const t = useTranslations('developers');
  return (
    <dl className="*:border-line *:border-t *:py-1 sm:*:grid sm:*:grid-cols-2 sm:*:gap-4">
      {parameters.map(({ name, in: place, required, schema, description }) => (
        <div key={`${place} ${name}`}>
          <dt className="wrap-anywhere hyphens-none">
            <code className="text-ink">{name}</code> {place}, {typeOf(schema)}
            {required && `, ${t('required')}`}
          </dt>
          <dd lang="en">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
