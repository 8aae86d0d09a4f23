import type { ReactNode } from 'react';
import { PageContainer } from '@/components/shell/page-container';
import { RESULTS_ID } from '@/components/shell/results-id';
import { SkipLink } from '@/components/shell/skip-link';

type Props = { heading: ReactNode; filters: ReactNode; results: ReactNode };

/** A column of filters beside the results; below 992 px the filters are a button above them. */
export function SegmentLayout({ heading, filters, results }: Props) {
  return (
    <PageContainer wide>
      <div className="mb-4">{heading}</div>
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:items-start lg:gap-6">
        <SkipLink to={RESULTS_ID} />
        {filters}
        <div
          id={RESULTS_ID}
          className="flex min-w-0 scroll-mt-18 flex-col gap-4 transition-opacity has-[[data-pending]]:opacity-60"
        >
          {results}
        </div>
      </div>
    </PageContainer>
  );
}
