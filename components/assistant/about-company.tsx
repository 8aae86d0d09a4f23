'use client';

import { useEffect } from 'react';
import { setPageCompany } from './page-company';

/** Tells the assistant, which is mounted outside the page, which company the page is about. */
export function AboutCompany({ companyKey: key, name }: { companyKey: string; name: string }) {
  useEffect(() => {
    setPageCompany({ key, name });
    return () => setPageCompany(undefined);
  }, [key, name]);
  return null;
}
