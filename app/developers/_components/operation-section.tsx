import { useTranslations } from 'next-intl';
import { curlOf } from '@/lib/openapi/example';
import type { Listed } from '@/lib/openapi/reference';
import type { Operation, Parameter } from '@/lib/openapi/types';
import type { ExampleCompany } from '@/lib/search/example-company';
import { CodeBlock } from './code-block';
import { OperationParameters } from './operation-parameters';
import { SchemaCode } from './schema-code';

type Props = {
  listed: Listed;
  base: string;
  example: ExampleCompany | undefined;
  /** Documented once below, for all operations of the page. */
  shared: Parameter[];
};

/** One response body per content type; files have no schema and are left out. */
function answersOf({ responses }: Operation, isWanted: (status: number) => boolean) {
  const all = Object.entries(responses)
    .filter(([status]) => isWanted(Number(status)))
    .flatMap(([, answer]) => ('content' in answer ? Object.entries(answer.content ?? {}) : []));
  return [...new Map(all)].filter(([, { schema }]) => Object.keys(schema).length > 0);
}

/** Nothing is collapsed, so that searching in the page finds it in every browser. */
export function OperationSection({ listed, base, example, shared }: Props) {
  const { method, address, operation } = listed;
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const t = useTranslations('developers');
  const blocks = [
    { heading: t('body'), parts: Object.entries(requestBody?.content ?? {}) },
    { heading: t('answer'), parts: answersOf(operation, (status) => status < 400) },
    // Only errors with a shape of their own; the usual one is documented once.
    { heading: t('refusal'), parts: answersOf(operation, (status) => status >= 400) },
  ];
  return (
    <section
      aria-labelledby={operationId}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 text-sm"
    >
      <h2 id={operationId} lang="en" className="scroll-mt-8 text-base">
        {summary}
      </h2>
      <p className="wrap-anywhere hyphens-none text-ink">
        <code>
          <strong>{method}</strong> {address}
        </code>
      </p>
      <p lang="en">{description}</p>
      {parameters.length > 0 && <OperationParameters parameters={parameters} shared={shared} />}
      {blocks.flatMap(({ heading, parts }) =>
        parts.map(([type, { schema }]) => (
          <CodeBlock
            key={heading + type}
            heading={`${heading} (${type})`}
            code={<SchemaCode schema={schema} />}
          />
        )),
      )}
      <p>
        <span className="font-medium text-ink">{t('answers')}:</span>{' '}
        {Object.keys(responses).join(', ')}
      </p>
      <CodeBlock
        heading={t('example')}
        code={curlOf({ base, method, address, operation }, example)}
      />
    </section>
  );
}
