'use client';

import { useEffect } from 'react';
import { setPageCompany } from './page-company';

/** Tells the assistant, outside of the page, whose page it is. */
export function AboutCompany({ companyKey: key, name }: { companyKey: string; name: string }) {
  useEffect(() => {
    setPageCompany({ key, name });
    return () => setPageCompany(undefined);
  }, [key, name]);
  return null;
}
