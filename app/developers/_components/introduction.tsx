import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { TOOLS } from '@/lib/mcp/tools';
import type { OpenApiDocument } from '@/lib/openapi/types';
import { paths } from '@/lib/paths';
import { FREE_USES } from '@/lib/quotas/constants';
import { MOST_AT_ONCE } from '@/lib/throttle/limits';
import { pointsOf } from '@/lib/throttle/store';
import { CodeBlock } from './code-block';
import { objectId, SchemaCode } from './schema-code';
import { WebhooksReference } from './webhooks-reference';

type Props = { document: OpenApiDocument; base: string };

/** Header and field names do not wrap. */
const code = (chunks: ReactNode) => <code className="whitespace-nowrap">{chunks}</code>;
/** A URL may be wider than a phone's screen. */
const address = (chunks: ReactNode) => <code className="break-all">{chunks}</code>;

/** The schema of all error responses, except where an operation defines its own. */
const REFUSAL = 'Error';

export function Introduction({ document, base }: Props) {
  const t = useTranslations('developers');
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <h1 className="text-xl">{t('heading')}</h1>
      <p>
        {t.rich('text', { code })}{' '}
        <Link href={paths.profile()} className="link-within">
          {t('profile')}
        </Link>
      </p>
      <p>
        {t('base')}: {address(base)}
      </p>
      <p>{t.rich('sessions', { code })}</p>
      <p>{t.rich('examples', { code })}</p>
      <h2 className="text-lg">{t('limitsHeading')}</h2>
      <p>
        {t.rich('limits', {
          code,
          count: pointsOf('api'),
          atOnce: MOST_AT_ONCE,
        })}
      </p>
      <p>
        {t('ownLimits', {
          exports: pointsOf('export'),
          imports: pointsOf('importCompanies'),
          shares: pointsOf('shareFile'),
          mails: pointsOf('shareMail'),
          searches: pointsOf('saveSearch'),
          questions: pointsOf('assistant'),
          perDay: pointsOf('assistantDay'),
        })}
      </p>
      <p>
        {t.rich('freeUses', { code, aiSearches: FREE_USES.AI_SEARCH, questions: FREE_USES.CHAT })}
      </p>
      <h2 className="text-lg">{t('valuesHeading')}</h2>
      <p>
        {t.rich('pages', { code })} {t.rich('values', { code })}
      </p>
      <p>{t.rich('notation', { code })}</p>
      <WebhooksReference document={document} />
      <h2 className="text-lg">{t('mcpHeading')}</h2>
      <p>{t.rich('mcp', { code: address, address: `${base}/api/mcp` })}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        {TOOLS.map(({ name, description }) => (
          <li key={name} lang="en">
            <code className="text-ink">{name}</code>: {description}
          </li>
        ))}
      </ul>
      <h2 className="text-lg">{t('errorsHeading')}</h2>
      <p>{t.rich('errors', { code })}</p>
      <table className="w-full text-left text-sm">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 pr-4 font-medium">
              {t('status')}
            </th>
            <th scope="col" className="py-1 font-medium">
              {t('codes')}
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(document.components.responses).map(([status, { description }]) => (
            <tr key={status} className="border-line border-t">
              <td className="py-1 pr-4 tabular-nums">{status}</td>
              <td className="break-words py-1">
                <code>{description}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <CodeBlock
        id={objectId(REFUSAL)}
        heading={REFUSAL}
        code={<SchemaCode schema={document.components.schemas[REFUSAL] ?? {}} />}
      />
    </div>
  );
}
