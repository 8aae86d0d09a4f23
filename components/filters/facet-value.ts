/** `label`: where the value itself is not readable; `count`: null where unknown. */
export type FacetValue = { value: string; label?: string; count: number | null };
