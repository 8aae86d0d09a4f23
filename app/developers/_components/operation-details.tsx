import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { curlOf } from '@/lib/openapi/example';
import type { Operation } from '@/lib/openapi/types';
import { CodeBlock } from './code-block';
import { ParameterTable } from './parameter-table';
import { SchemaCode } from './schema-code';

type Props = {
  method: string;
  address: string;
  base: string;
  operation: Operation;
  exampleKey: string | undefined;
};

const JSON_TYPE = 'application/json';

/** What is answered where all goes well, by its type; nothing of files. */
function answersOf({ responses }: Operation) {
  const all = Object.values(responses).flatMap((answer) =>
    'content' in answer ? Object.entries(answer.content ?? {}) : [],
  );
  return [...new Map(all)].filter(([, { schema }]) => Object.keys(schema).length > 0);
}

/** One line, which opens by itself in every browser. */
export function OperationDetails({ method, address, base, operation, exampleKey }: Props) {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const t = useTranslations('developers');
  const bodies = Object.entries(requestBody?.content ?? {});
  return (
    <details id={operationId} className="scroll-mt-4">
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 hover:bg-raised touch:min-h-11">
        <Badge tone={method === 'GET' ? 'neutral' : 'accent'} className="font-mono">
          {method}
        </Badge>
        <code className="min-w-0 break-all text-ink text-sm">{address}</code>
        <span className="text-muted text-sm">{summary}</span>
      </summary>
      <div className="flex flex-col gap-4 border-line border-t px-4 py-4 text-sm">
        <p>{description}</p>
        {parameters.length > 0 && <ParameterTable parameters={parameters} />}
        {bodies.map(([type, { schema }]) => (
          <CodeBlock
            key={type}
            heading={`${t('body')} (${type})`}
            label={t('bodyOf', { summary })}
            code={<SchemaCode schema={schema} />}
          />
        ))}
        <p>
          <span className="font-medium text-ink">{t('answers')}:</span>{' '}
          <span className="tabular-nums">{Object.keys(responses).join(', ')}</span>
        </p>
        {answersOf(operation).map(([type, { schema }]) => (
          <CodeBlock
            key={type}
            heading={`${t('answer')} (${type})`}
            label={t('answerOf', {
              summary: type === JSON_TYPE ? summary : `${summary} (${type})`,
            })}
            code={<SchemaCode schema={schema} />}
          />
        ))}
        <CodeBlock
          heading={t('example')}
          label={t('exampleOf', { summary })}
          code={curlOf({ base, method, address, operation }, exampleKey)}
        />
      </div>
    </details>
  );
}
