import { cn } from '@/lib/cn';

/** What is in front below the widest layout, where not everything has room. */
export type Pane = 'list' | 'filters' | 'map';

/** Filters, results and map side by side as far as there is room for them. */
export function frameClass(pane: Pane): string {
  return cn(
    'mx-auto w-full max-w-[120rem] flex-1 px-4 py-6 sm:px-6 lg:px-8',
    'xl:grid xl:grid-cols-[17.5rem_minmax(0,1fr)_36%] xl:items-start xl:gap-6',
    pane === 'map' &&
      'lg:max-xl:grid lg:max-xl:grid-cols-[minmax(0,1fr)_45%] lg:max-xl:items-start lg:max-xl:gap-6',
  );
}

/** A column that stays while the results scroll by. */
export const columnClass = 'xl:sticky xl:top-[5rem] xl:h-[calc(100dvh-6.5rem)]';
