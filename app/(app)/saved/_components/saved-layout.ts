/** On wide screens the lists are on the left: 200 px wide, or 240 px where the table has room. */
export const layoutClass =
  'flex flex-col gap-4 lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:items-start lg:gap-6 min-[114rem]:grid-cols-[15rem_minmax(0,1fr)] print:block';
/**
 * The table scrolls in its frame, below the top bar, the heading and the toolbar, and above the
 * assistant's button; on paper it has all its rows.
 */
export const frameClass =
  'lg:max-h-[calc(100dvh-16rem)] lg:min-h-80 lg:overflow-y-auto print:max-h-none print:overflow-visible';
