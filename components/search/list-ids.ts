/** The ids of the lists below a search field: recent searches, and suggestions. */
export const listIds = (id: string) => [`${id}-recent`, `${id}-suggestion`] as const;
export const lineId = (id: string, index: number) => `${id}-line-${index}`;
