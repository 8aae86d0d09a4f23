/** The newest changes of a company that searches filter by, each as the day on which it happened. */
export const CHANGE_FILTERS = [
  ...(['renamed', 'moved'] as const),
  ...(['newManager', 'newBoardMember', 'newOwner', 'newAuditor'] as const),
] as const;
export type ChangeFilter = (typeof CHANGE_FILTERS)[number];
export type ChangeParam = `${ChangeFilter}${'From' | 'To'}`;
