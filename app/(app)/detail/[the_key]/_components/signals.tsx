import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { linkClass } from '@/components/roles/link-class';
import { PartFailed } from '@/components/shell/part-failed';
import { CardSection } from '@/components/ui/card';
import { Glyph } from '@/components/ui/glyph';
import { formatNumber } from '@/lib/format';
import { type Fact, sentenceOf } from '@/lib/signals/sentence';
import type { Signals as Found, InBankruptcies } from '@/lib/signals/types';
import type { CompanyHref } from './company-href';

type Props = {
  signals: Found | 'failed';
  href: CompanyHref;
  personHref: (id: string) => string;
};

/** What creditors look at first, as facts with their day; nothing is rated. */
export function Signals({ signals, href, personHref }: Props) {
  const t = useTranslations('signals');
  return (
    <CardSection id="signals" heading={t('heading')}>
      {signals === 'failed' ? (
        <PartFailed text={t('failed')} href={href()} />
      ) : (
        <>
          <ul className="mb-3 flex flex-col gap-2 empty:hidden">
            {signals.found.map((signal) => (
              <li key={signal.kind} className="flex gap-2">
                <Glyph shape="warning" className="mt-0.5 size-4 shrink-0 text-warn" />
                <p className="min-w-0">
                  {signal.kind === 'bankruptcies' ? (
                    <Bankruptcies {...signal} personHref={personHref} />
                  ) : (
                    <OneFact signal={signal} href={href} />
                  )}
                </p>
              </li>
            ))}
          </ul>
          <p className="text-muted text-sm">
            {signals.found.length === 0 && `${t('none')} `}
            {t(signals.hasAccounts ? 'looked' : 'lookedWithoutAccounts')}
          </p>
        </>
      )}
    </CardSection>
  );
}

/** A sentence that leads to where the fact stands. */
function OneFact({ signal, href }: { signal: Fact; href: CompanyHref }) {
  const t = useTranslations('signals');
  const { text, values } = sentenceOf(signal);
  return (
    <Link
      href={href({ tab: 'on' in signal ? 'roles' : 'financial' })}
      prefetch={false}
      className="rounded-sm text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current touch:py-1.5"
    >
      {t(text, values)}
    </Link>
  );
}

type BankruptciesProps = {
  people: readonly InBankruptcies[];
  total: number;
  personHref: (id: string) => string;
};

function Bankruptcies({ people, total, personHref }: BankruptciesProps) {
  const t = useTranslations('signals');
  return (
    <>
      {t('bankruptcies', { count: total })}{' '}
      {people.map(({ id, name, companies }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link href={personHref(id)} prefetch={false} lang="da" className={linkClass}>
            {name}
          </Link>{' '}
          ({formatNumber(companies)})
        </span>
      ))}
      {total > people.length && ` ${t('more', { count: formatNumber(total - people.length) })}`}
    </>
  );
}
