import type { createTranslator, Messages } from 'next-intl';
import { formatNumber } from '@/lib/format';
import type { GroupField } from '@/lib/search/group-fields';
import type { OpinionChoice, StatusChoice } from '@/lib/search/types';

type Texts<Space extends 'breakdown' | 'company.status' | 'filters.opinion'> = ReturnType<
  typeof createTranslator<Messages, Space>
>;
export type GroupTexts = {
  t: Texts<'breakdown'>;
  status: Texts<'company.status'>;
  opinion: Texts<'filters.opinion'>;
};

/** A group as people read it; industries, legal forms and places are called as in the register. */
export function groupText(
  by: GroupField,
  value: string,
  { t, status, opinion }: GroupTexts,
): string {
  if (by === 'status') return status(value as StatusChoice);
  if (by === 'opinion') return opinion(value as OpinionChoice);
  if (by !== 'employees') return value;
  if (value === '0') return t('none');
  const [min = '', max = ''] = value.split('-');
  return max === '' ? t('orMore', { min: formatNumber(Number(min)) }) : `${min}–${max}`;
}
