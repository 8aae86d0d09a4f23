import type { ReactNode } from 'react';
import { dotted } from '@/components/ui/dotted';
import { RemovingLink } from '@/components/ui/removing-link';

type Props = {
  /** What keeps the focus where the row goes; see RemovingLink. */
  kind: string;
  sign: ReactNode;
  /** Null for one that cannot be chosen. */
  href: string | null;
  name: string;
  facts: readonly (string | null | undefined)[];
  /** Its marks. */
  children?: ReactNode;
};

/** A row of those that a text may mean; a press anywhere in it chooses that one. */
export function Candidate({ kind, sign, href, name, facts, children }: Props) {
  const text = { lang: 'da', dir: 'auto', children: name };
  return (
    <li className="group relative flex items-start gap-3 py-3 has-focus-visible:outline-2 has-focus-visible:outline-accent">
      {sign}
      <div className="min-w-0 flex-1">
        {href === null ? (
          <span {...text} className="break-words font-medium text-ink" />
        ) : (
          <RemovingLink
            {...text}
            kind={kind}
            href={href}
            className="break-words font-medium text-ink after:absolute after:inset-0 focus-visible:outline-none group-hover:text-accent-strong"
          />
        )}
        <p className="dotted text-muted text-sm">{dotted(facts)}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-1 empty:hidden">{children}</div>
    </li>
  );
}
