import { cn } from '@/lib/cn';
import type { ResultView } from '@/lib/search/types';

/**
 * Filters, results and map side by side as far as they fit. A server component passes it to the
 * frame, so that it stays out of the client bundle.
 */
export const frameClass = (view: ResultView) =>
  cn(
    'mx-auto w-full max-w-[120rem] flex-1 px-4 py-6 sm:px-6 lg:px-8',
    'xl:grid xl:items-start xl:gap-6',
    // A table takes the place of the map, which is a pane of narrower screens then.
    view === 'table'
      ? 'xl:grid-cols-[17.5rem_minmax(0,1fr)]'
      : 'xl:grid-cols-[17.5rem_minmax(0,1fr)_36%]',
    'lg:max-xl:data-[pane=map]:grid lg:max-xl:data-[pane=map]:grid-cols-[minmax(0,1fr)_45%]',
    'lg:max-xl:data-[pane=map]:items-start lg:max-xl:data-[pane=map]:gap-6',
  );
