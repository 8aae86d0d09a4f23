import type { RolesPage } from './types';

/** Whether to open on the former roles: there are some and no current ones. */
export const opensOnFormer = ({
  currentTotal,
  formerTotal,
}: Pick<RolesPage, 'currentTotal' | 'formerTotal'>) => currentTotal === 0 && formerTotal > 0;
