import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { OpenApiDocument } from '@/lib/openapi/types';
import { paths } from '@/lib/paths';
import { LIMITS } from '@/lib/throttle/limits';

type Props = { document: OpenApiDocument; base: string };

/** Names and addresses are typed as they stand: none is broken where words are. */
const code = (text: ReactNode) => (
  <code className="inline-block max-w-full break-all text-ink text-sm">{text}</code>
);

export function Introduction({ document, base }: Props) {
  const t = useTranslations('developers');
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <h1 className="text-xl">{t('heading')}</h1>
      <p>
        {t.rich('text', { code })}{' '}
        <Link
          href={paths.profile()}
          className="text-accent underline underline-offset-4 hover:no-underline"
        >
          {t('profile')}
        </Link>
      </p>
      <p>
        {t('base')}: {code(base)}
      </p>
      <p>{t.rich('limits', { code, count: LIMITS.api.points })}</p>
      <h2 className="text-lg">{t('mcpHeading')}</h2>
      <p>{t.rich('mcp', { code, address: `${base}/api/mcp` })}</p>
      <h2 className="text-lg">{t('errorsHeading')}</h2>
      <p>{t('errors')}</p>
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
    </div>
  );
}
