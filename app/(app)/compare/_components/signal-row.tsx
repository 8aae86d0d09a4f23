import { useTranslations } from 'next-intl';
import { PartFailed } from '@/components/failures/part-failed';
import { linkClass } from '@/components/roles/link-class';
import { Link } from '@/components/ui/link';
import { type ComparisonAddress, comparisonHref, fromComparison } from '@/lib/comparison/address';
import type { ComparedCompany } from '@/lib/comparison/types';
import { paths } from '@/lib/paths';
import { shortOf } from '@/lib/signals/sentence';
import { sourceOf } from '@/lib/signals/source';
import { Row } from './row';

type Props = {
  companies: readonly ComparedCompany[];
  address: ComparisonAddress;
  blank: number;
};

/** What creditors look at first, each in a few words and linked to where the company has it. */
export function SignalRow({ companies, address, blank }: Props) {
  const t = useTranslations('signals');
  const compare = useTranslations('compare');
  return (
    <Row
      label={t('heading')}
      companies={companies}
      blank={blank}
      cellClass="text-left"
      cell={({ company, signals }) => {
        if (signals === null) return <span className="text-muted">{compare('ended')}</span>;
        if (signals === 'failed') {
          return <PartFailed text={t('failed')} href={comparisonHref(address)} />;
        }
        if (signals.found.length === 0) {
          return <span className="text-muted">{compare('noSignals')}</span>;
        }
        return (
          <ul className="flex flex-col gap-1">
            {signals.found.map((signal) => {
              const { text, values } = shortOf(signal);
              const { view, hash } = sourceOf(signal);
              const query = { ...fromComparison(address), ...view };
              return (
                <li key={signal.kind}>
                  <Link href={`${paths.company(company.key, query)}${hash}`} className={linkClass}>
                    {t(`short.${text}`, values)}
                  </Link>
                </li>
              );
            })}
          </ul>
        );
      }}
    />
  );
}
