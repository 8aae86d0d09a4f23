import { useTranslations } from 'next-intl';
import { linkClass } from '@/components/roles/link-class';
import { Link } from '@/components/ui/link';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { SharedContact } from '@/lib/shared-contacts/types';

type Props = { shared: SharedContact | undefined; className?: string };

/** How many other companies have the same, leading to all of them; nothing where none has. */
export function SharedContactLink({ shared, className }: Props) {
  const t = useTranslations('detail.shared');
  if (!shared) return null;
  const { kind, value, search, others, active } = shared;
  const postalCode = shared.postalCode ?? undefined;
  const shown = formatNumber(others);
  const counted = t(kind, {
    count: others,
    shown: active === null ? `${shown}+` : shown,
    house: value,
    postalCode: postalCode ?? '',
  });
  const living = active !== null && t('active', { count: active, shown: formatNumber(active) });
  return (
    <Link
      href={paths.discover({ search, postalCode })}
      className={cn(linkClass, 'inline-flex min-h-6 items-center touch:min-h-11', className)}
    >
      {[counted, living].filter(Boolean).join(', ')}
    </Link>
  );
}
