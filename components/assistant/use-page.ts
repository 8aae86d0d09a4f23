import { usePathname, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { AssistantPage } from '@/lib/assistant/types';
import { truncate } from '@/lib/format';
import { usePageCompany } from './page-company';

const kinds = {
  search: 'search',
  discover: 'discover',
  detail: 'company',
  saved: 'saved',
  segmintation: 'segmentation',
} as const;

/** Longer queries are not sent: a truncated one would mean something else. */
const LONGEST_ADDRESS = 4_000;

/** The page the user is on, and three suggested questions for it. */
export function usePage(): { page: AssistantPage; prompts: string[] } {
  const t = useTranslations('assistant.prompts');
  const [, folder = '', key = ''] = usePathname().split('/');
  const query = useSearchParams().toString();
  const company = usePageCompany();
  const kind = Object.hasOwn(kinds, folder) ? kinds[folder as keyof typeof kinds] : 'other';
  const page: AssistantPage = {
    kind,
    ...(kind === 'company' && { key }),
    ...(query !== '' && query.length <= LONGEST_ADDRESS && { query }),
  };
  const names = ['first', 'second', 'third'] as const;
  if (kind === 'company') {
    // While the next page loads, the name of its company is not known yet.
    const name = company?.key === key ? truncate(company.name, 60, 58) : key;
    return { page, prompts: names.map((place) => t(`company.${place}`, { name })) };
  }
  return { page, prompts: names.map((place) => t(`${kind}.${place}`)) };
}
