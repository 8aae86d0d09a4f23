import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { OpenApiDocument } from '@/lib/openapi/types';
import { CHECK_EXAMPLE } from '@/lib/webhooks/check-example';
import { FAILING_DAYS, RETRY_MINUTES } from '@/lib/webhooks/constants';
import { CodeBlock } from './code-block';
import { SchemaCode } from './schema-code';

const code = (chunks: ReactNode) => <code className="whitespace-nowrap">{chunks}</code>;

/** What webhooks receive, by the type of the message. */
export function WebhooksReference({ document }: { document: OpenApiDocument }) {
  const t = useTranslations('developers');
  return (
    <section aria-labelledby="webhooks" className="flex flex-col gap-4">
      <h2 id="webhooks" className="scroll-mt-4 text-lg">
        {t('webhooksHeading')}
      </h2>
      <p>{t.rich('webhooks', { code, times: RETRY_MINUTES.length, days: FAILING_DAYS })}</p>
      <p>{t.rich('webhookSecret', { code })}</p>
      <CodeBlock heading={t('webhookCheck')} code={CHECK_EXAMPLE} />
      {Object.entries(document.webhooks).flatMap(([type, { post }]) =>
        Object.values(post.requestBody.content).map(({ schema }) => (
          <CodeBlock
            key={type}
            heading={`${type}: ${post.summary}`}
            code={<SchemaCode schema={schema} />}
          />
        )),
      )}
    </section>
  );
}
