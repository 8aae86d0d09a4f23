import { FILTER_PARAMS } from './filter-params';

/** Cards on a page of Segmentation. */
export const SEGMENT_PAGE_SIZE = 9;

/** The filters of /segmintation, under the names they have on /discover: all that need no map. */
export const SEGMENT_PARAMS = FILTER_PARAMS.filter((param) => param !== 'area');
