/**
 * `label`: where the value itself is not readable; `count`: null where unknown; `within`: the wider
 * value that it is a part of.
 */
export type FacetValue = { value: string; label?: string; count: number | null; within?: string };
