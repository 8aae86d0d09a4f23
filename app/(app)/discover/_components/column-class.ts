/** A column that stays while the results scroll by. */
export const columnClass = 'xl:sticky xl:top-[5rem] xl:h-[calc(100dvh-6.5rem)]';
