/** Three columns where they fit beside the filters. */
export const cardGrid = 'grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3';
