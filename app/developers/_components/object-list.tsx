import { useTranslations } from 'next-intl';
import type { JsonSchema } from '@/lib/openapi/types';
import { CodeBlock } from './code-block';
import { objectId, SchemaCode } from './schema-code';

type Props = { names: string[]; schemas: Record<string, JsonSchema> };

/** The objects used by the requests and responses of a page, by name. */
export function ObjectList({ names, schemas }: Props) {
  const t = useTranslations('developers');
  return (
    <section aria-labelledby="objects" className="flex flex-col gap-4">
      <h2 id="objects" className="scroll-mt-4 text-lg">
        {t('objects')}
      </h2>
      {names.map((name) => (
        <CodeBlock
          key={name}
          id={objectId(name)}
          heading={name}
          code={<SchemaCode schema={schemas[name] ?? {}} />}
        />
      ))}
    </section>
  );
}
