import { useTranslations } from 'next-intl';
import { PartFailed } from '@/components/failures/part-failed';
import { CardSection } from '@/components/ui/card';
import { Glyph } from '@/components/ui/glyph';
import { Link } from '@/components/ui/link';
import { type Fact, sentenceOf } from '@/lib/signals/sentence';
import { sourceOf } from '@/lib/signals/source';
import type { Signals as Found, Signal } from '@/lib/signals/types';
import type { CompanyHref } from './company-href';
import type { RolesHref } from './roles/roles-href';
import { Bankruptcies, InsolventCompanies } from './signals-named';

type Props = {
  signals: Found | 'failed';
  href: CompanyHref;
  /** Builds URLs of people and other companies. */
  to: RolesHref;
};

/** Facts that creditors look at first, each with its day; no rating is given. */
export function Signals({ signals, href, to }: Props) {
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
                  <OneSignal signal={signal} href={href} to={to} />
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

function OneSignal({ signal, href, to }: { signal: Signal; href: CompanyHref; to: RolesHref }) {
  switch (signal.kind) {
    case 'bankruptcies':
      return <Bankruptcies {...signal} to={to} />;
    case 'insolventOwners':
    case 'insolventPartners':
      return <InsolventCompanies {...signal} to={to} />;
    default:
      return <OneFact signal={signal} href={href} />;
  }
}

/** A sentence that links to where the fact stands. */
function OneFact({ signal, href }: { signal: Fact; href: CompanyHref }) {
  const t = useTranslations('signals');
  const { text, values } = sentenceOf(signal);
  const { view, hash } = sourceOf(signal);
  return (
    <Link
      href={`${href(view)}${hash}`}
      className="rounded-sm text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current touch:py-1.5"
    >
      {t(text, values)}
    </Link>
  );
}
