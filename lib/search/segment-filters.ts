import { FILTER_PARAMS } from './filter-params';

/** The filters of /segmintation, named as on /discover: all that need no map. */
export const SEGMENT_PARAMS = FILTER_PARAMS.filter((param) => param !== 'area');
