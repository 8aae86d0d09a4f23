'use client';

import { useTranslations } from 'next-intl';
import { ChangesFilter } from '@/components/filters/changes-filter';
import { chosenRanges, EmployeeRanges } from '@/components/filters/employee-ranges';
import { FlagBoxes } from '@/components/filters/flag-boxes';
import { flagOf } from '@/components/filters/flags';
import { LocationFilter, StatusFilter } from '@/components/filters/folded-choices';
import { DaysFilter } from '@/components/filters/folded-ranges';
import { FoldedSection } from '@/components/filters/folded-section';
import { ListFilter } from '@/components/filters/list-filter';
import { MarkFilters } from '@/components/filters/mark-filters';
import { MentionsFilter } from '@/components/filters/mentions-filter';
import { RatioFilter } from '@/components/filters/percent-ranges';
import { PostalCodeFilter } from '@/components/filters/postal-codes';
import { SavedFilter } from '@/components/filters/saved-filter';
import type { FilterDraft } from '@/components/filters/use-filter-draft';
import { PercentHistogram } from './percent-histogram';
import type { SegmentCounts } from './use-segment-counts';

const PROTECTION = ['advertisingProtected'] as const;

type Props = { draft: FilterDraft; counts: SegmentCounts };

/** The remaining filters of /discover, collapsed; status and advertising protection come first. */
export function MoreFields({ draft, counts: segment }: Props) {
  const { counts } = segment;
  const { registerDay } = counts;
  const t = useTranslations('filters');
  const isProtection = flagOf(draft.texts.advertisingProtected) !== undefined;
  return (
    <div className="py-2">
      <RatioFilter
        draft={draft}
        above={(name) => <PercentHistogram name={name} draft={draft} counts={segment} />}
      />
      <StatusFilter draft={draft} counts={counts} />
      <DaysFilter name="statusSince" registerDay={registerDay} draft={draft} />
      <FoldedSection heading={t('advertising')} chosen={isProtection ? 1 : 0}>
        <FlagBoxes legend={t('advertising')} draft={draft} boxes={PROTECTION} />
      </FoldedSection>
      <ListFilter
        draft={draft}
        param="municipality"
        values={counts.municipality}
        lang="da"
        searchable
      />
      <PostalCodeFilter draft={draft} />
      <DaysFilter name="founded" registerDay={registerDay} draft={draft} />
      <ChangesFilter registerDay={registerDay} draft={draft} />
      <MentionsFilter draft={draft} />
      <LocationFilter draft={draft} counts={counts} />
      <MarkFilters draft={draft} counts={counts} />
      <SavedFilter draft={draft} />
      <FoldedSection heading={t('employeeRanges')} chosen={chosenRanges(draft).length}>
        <EmployeeRanges draft={draft} counts={counts.employees} />
      </FoldedSection>
    </div>
  );
}
