import Link from 'next/link';
import { useTranslations } from 'next-intl';

export type Tab = { href: string; label: string; current: boolean };

/** The tabs are links, each with its own URL. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="tabs">
      <ul className="flex gap-6 border-b">
        {tabs.map(({ href, label: text, current }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'page' : undefined} className="tab">
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
