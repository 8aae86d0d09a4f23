import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { companyKeySchema } from '@/lib/companies/schemas';
import { loadCompany } from './_components/load-company';

type Props = { params: Promise<{ the_key: string }>; children: ReactNode };

/**
 * Above the page's skeletons: once one is sent the status is 200 for good. A key
 * that cannot exist is not asked for at all; the page shares the answer of one that can.
 */
export default async function CompanyLayout({ params, children }: Props) {
  const { the_key: key } = await params;
  if (!companyKeySchema.safeParse(key).success) notFound();
  if (!(await loadCompany(key))) notFound();
  return children;
}
