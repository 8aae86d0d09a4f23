import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';

export type Tab = { href: string; label: string; current: boolean };

/** The tabs are links, each with its own URL. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex gap-6 border-b">
        {tabs.map(({ href, label: text, current }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={current ? 'page' : undefined}
              className={cn(
                'flex h-10 items-center whitespace-nowrap border-b-2 font-medium touch:h-11',
                current
                  ? 'border-accent text-ink'
                  : 'border-transparent text-body hover:border-line-strong hover:text-ink',
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Section = 'users' | 'registerLoads' | 'auditLog';

/** The admin sections, as tabs. */
export function SectionTabs({
  current,
  hrefs,
}: {
  current: Section;
  hrefs: Record<Section, string>;
}) {
  const t = useTranslations('admin');
  const sections = ['users', 'registerLoads', 'auditLog'] as const;
  const tabs = sections.map((name) => ({
    href: hrefs[name],
    label: t(name),
    current: name === current,
  }));
  return <Tabs label={t('tabs')} tabs={tabs} />;
}
