import { getLocale, getTranslations } from 'next-intl/server';
import { SampleMark } from '@/components/company/sample-mark';
import { contained } from '@/lib/contained';
import { formatNumber } from '@/lib/format';
import { formatMonth } from '@/lib/format-words';
import { findRegisterStatus } from '@/lib/register/queries';
import { findRegisterTotals } from '@/lib/register/totals';
import { within } from '@/lib/within';

/** Counting may take longer, and is then for the next visitor. */
const PATIENCE_MS = 250;

/** How much the loaded register holds, and of when it is. Nothing where that cannot be read. */
export async function RegisterFacts() {
  const t = await getTranslations('product');
  const language = await getLocale();
  const [status, totals] = await Promise.all([
    contained('register status', 'product', findRegisterStatus()),
    within(PATIENCE_MS, findRegisterTotals()).catch(() => undefined),
  ]);
  if (status === 'failed' || status.companies === 0) return null;
  const { companies, updatedOn, hasSample } = status;
  const counted = [
    [t('companies'), companies],
    [t('reports'), totals?.reports ?? 0],
    [t('people'), totals?.people ?? 0],
  ] as const;
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {counted.map(
          ([term, number]) =>
            number > 0 && (
              <div key={term} className="flex flex-col-reverse">
                <dt className="text-muted text-xs">{term}</dt>
                <dd className="font-semibold text-ink text-xl tabular-nums">
                  {formatNumber(number)}
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-muted text-sm">
        {updatedOn && `${t('snapshot')}: ${formatMonth(updatedOn, language)}`}
        {hasSample && <SampleMark />}
      </p>
    </>
  );
}
