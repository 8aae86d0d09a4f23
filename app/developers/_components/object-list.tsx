import { useTranslations } from 'next-intl';
import type { JsonSchema } from '@/lib/openapi/types';
import { CodeBlock } from './code-block';
import { objectId, SchemaCode } from './schema-code';

type Props = { id: string; objects: Record<string, JsonSchema> };

/** What several answers are made of, by name. */
export function ObjectList({ id, objects }: Props) {
  const t = useTranslations('developers');
  const names = Object.keys(objects).sort();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="scroll-mt-4 text-lg">
        {t('objects')}
      </h2>
      {names.map((name) => (
        <CodeBlock
          key={name}
          id={objectId(name)}
          heading={name}
          label={t('objectOf', { name })}
          code={<SchemaCode schema={objects[name] ?? {}} />}
        />
      ))}
    </section>
  );
}
