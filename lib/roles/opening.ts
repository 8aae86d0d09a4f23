import type { RolesPage } from './types';

/** Where nobody holds a role today, those who did are what there is to see. */
export const opensOnFormer = ({
  currentTotal,
  formerTotal,
}: Pick<RolesPage, 'currentTotal' | 'formerTotal'>) => currentTotal === 0 && formerTotal > 0;
