import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { adminPaths } from '@/lib/admin-paths';
import { Tabs } from './tabs';

const SECTIONS = ['users', 'registerLoads', 'auditLog'] as const;

type Props = { heading: string; section: (typeof SECTIONS)[number]; children: ReactNode };

/** The heading and tabs of an admin section. */
export function AdminPage({ heading, section, children }: Props) {
  const t = useTranslations('admin');
  const tabs = SECTIONS.map((name) => ({
    href: adminPaths[name](),
    label: t(name),
    current: name === section,
  }));
  return (
    <div className="flex flex-col gap-4 px-4 py-6 sm:px-6 lg:px-8">
      <h1 className="text-xl">{heading}</h1>
      <Tabs label={t('tabs')} tabs={tabs} />
      {children}
    </div>
  );
}
