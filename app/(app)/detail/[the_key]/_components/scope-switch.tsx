import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';
import { SCOPES } from '@/lib/financials/constants';
import type { Scope } from '@/lib/financials/types';

type Props = { scope: Scope; hrefOf: (scope: Scope) => string };

/** The company's own accounts or those of its group; each has an address. */
export function ScopeSwitch({ scope, hrefOf }: Props) {
  const t = useTranslations('financial');
  return (
    <nav aria-label={t('scopes')}>
      <ul className="flex w-fit rounded-md border bg-surface p-0.5">
        {SCOPES.map((choice) => (
          <li key={choice}>
            <Link
              href={hrefOf(choice)}
              scroll={false}
              aria-current={choice === scope ? 'page' : undefined}
              className={cn(
                'flex h-8 items-center rounded-sm px-3 font-medium touch:h-11',
                choice === scope ? 'bg-accent-soft text-accent-strong' : 'hover:bg-raised',
              )}
            >
              {t(choice)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
