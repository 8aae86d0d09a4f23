import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { companyKeySchema } from '@/lib/companies/schemas';
import { loadCompany } from './_components/load-company';

type Props = { params: Promise<{ the_key: string }>; children: ReactNode };

/**
 * Runs above the page's skeletons, because the status is fixed at 200 once one is streamed. A key
 * of the wrong format is rejected without a query; the page shares the cached lookup.
 */
export default async function CompanyLayout({ params, children }: Props) {
  const { the_key: key } = await params;
  if (!companyKeySchema.safeParse(key).success) notFound();
  if (!(await loadCompany(key))) notFound();
  return children;
}
