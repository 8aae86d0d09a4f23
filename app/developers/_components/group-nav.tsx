import { useTranslations } from 'next-intl';
import type { Group } from '@/lib/openapi/reference';
import { paths } from '@/lib/paths';

type Props = { groups: Group[]; current: string };

/** Plain links: these pages are mostly text, and the code of next/link would double their size. */
export function GroupNav({ groups, current }: Props) {
  const t = useTranslations('developers');
  return (
    <nav aria-label={t('groups')}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <li>
          <a href={paths.developers()} className="link-within inline-block py-1 touch:py-3">
            {t('heading')}
          </a>
        </li>
        {groups.map(({ slug, name }) => (
          <li key={slug} lang="en">
            <a
              href={paths.developers(slug)}
              aria-current={slug === current ? 'page' : undefined}
              className="link-within inline-block py-1 touch:py-3 aria-[current]:text-ink aria-[current]:no-underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
