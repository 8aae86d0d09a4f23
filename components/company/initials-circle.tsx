import type { CSSProperties } from 'react';
import { cn } from '@/lib/cn';
import { hueOf } from '@/lib/companies/initials';
import { initials } from '@/lib/format';

type Props = { companyKey: string; name: string; className?: string };

/** A placeholder for a logo. Hidden from screen readers, because the name is beside it. */
export function InitialsCircle({ companyKey, name, className }: Props) {
  const style: CSSProperties & Record<'--hue', number> = { '--hue': hueOf(companyKey) };
  return (
    <span aria-hidden style={style} className={cn('initials', className)}>
      {initials(name)}
    </span>
  );
}
