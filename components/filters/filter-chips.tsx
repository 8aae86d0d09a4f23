import { X } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type PageTarget, pageHref } from '@/components/pagination/page-href';
import { LinkPending } from '@/components/ui/link-pending';
import { truncate } from '@/lib/format';
import { useChipText } from './chip-text';
import { chipsOf, withoutFilters } from './chips';

/** What narrows the results, each a link to the results without it. Nothing without filters. */
export function FilterChips({ target }: { target: PageTarget }) {
  const t = useTranslations('filters');
  const textOf = useChipText();
  const chips = chipsOf(target.query);
  if (chips.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t('active')} className="contents">
        {chips.map((chip) => {
          const text = textOf(chip);
          return (
            <li key={chip.key} className="max-w-full">
              <Link
                href={pageHref({ ...target, query: chip.without }, 1)}
                prefetch={false}
                title={text}
                className="inline-flex h-7 max-w-full items-center gap-1 rounded-full bg-accent-soft pr-2 pl-3 text-accent-strong text-sm hover:line-through touch:h-11"
              >
                <span className="sr-only">{t('remove', { text })}</span>
                <span aria-hidden className="truncate">
                  {truncate(text, 45, 44)}
                </span>
                <X aria-hidden className="size-3.5 shrink-0" />
                <LinkPending />
              </Link>
            </li>
          );
        })}
      </ul>
      <Link
        href={pageHref({ ...target, query: withoutFilters(target.query) }, 1)}
        prefetch={false}
        className="inline-flex h-7 items-center rounded-sm px-1 font-medium text-accent text-sm underline-offset-4 hover:underline touch:h-11"
      >
        {t('clear')}
        <LinkPending />
      </Link>
    </div>
  );
}
