import type { ReactNode } from 'react';
import { adminPaths } from '@/lib/admin-paths';
import { SectionTabs } from './section-tabs';

type Props = {
  heading: string;
  section: 'users' | 'registerLoads' | 'auditLog';
  children: ReactNode;
};

const hrefs = {
  users: adminPaths.users(),
  registerLoads: adminPaths.registerLoads(),
  auditLog: adminPaths.auditLog(),
};

/** The heading and tabs of an admin section. */
export function AdminPage({ heading, section, children }: Props) {
  return (
    <div className="flex flex-col gap-4 px-4 py-6 sm:px-6 lg:px-8">
      <h1 className="text-xl">{heading}</h1>
      <SectionTabs current={section} hrefs={hrefs} />
      {children}
    </div>
  );
}
