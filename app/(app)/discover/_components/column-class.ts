/** A column that sticks while the results scroll. */
export const columnClass = 'xl:sticky xl:top-[5rem] xl:h-[calc(100dvh-6.5rem)]';
