import { useLocale, useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import { ExternalLink } from '@/components/ui/icons';
import { PlainTable } from '@/components/ui/plain-table';
import { formatMoney } from '@/lib/billing/money';
import type { InvoiceOnWire } from '@/lib/billing/types';
import { formatMomentDay } from '@/lib/format';

const tones = {
  paid: 'good',
  open: 'warn',
  uncollectible: 'bad',
  draft: 'neutral',
  void: 'neutral',
} as const satisfies Record<string, Tone>;

const isKnown = (status: string): status is keyof typeof tones => Object.hasOwn(tones, status);

/** An unknown status is shown as the provider names it. */
function Status({ status }: { status: string }) {
  const t = useTranslations('invoices.states');
  if (!isKnown(status)) return <Badge>{status}</Badge>;
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}

/**
 * Real invoices, newest first, each linked to its page at the provider. The long numbers are last,
 * where a narrow screen hides them until the table is scrolled.
 */
export function InvoiceTable({ label, invoices }: { label: string; invoices: InvoiceOnWire[] }) {
  const t = useTranslations('invoices');
  const language = useLocale();
  const columns = [
    { label: t('date') },
    { label: t('amount'), className: 'text-right' },
    { label: t('status') },
    { label: t('id') },
  ];
  return (
    <PlainTable label={label} columns={columns}>
      {invoices.map(({ id, date, amount, currency, status, url }) => (
        <tr
          key={id}
          className="h-10 border-line border-b last:border-b-0 *:whitespace-nowrap *:px-3 *:py-2"
        >
          <td className="text-ink">{formatMomentDay(new Date(date))}</td>
          <td className="text-right">{formatMoney(amount, currency, language)}</td>
          <td>
            <Status status={status} />
          </td>
          <td>
            {url === null ? (
              id
            ) : (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="link link-alone gap-1"
              >
                {id}
                <ExternalLink aria-hidden className="size-3.5" />
                <span className="sr-only">{t('newTab')}</span>
              </a>
            )}
          </td>
        </tr>
      ))}
    </PlainTable>
  );
}
