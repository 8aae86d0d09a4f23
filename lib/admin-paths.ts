import { type Query, withQuery } from './paths';

/** URLs of the admin pages. */
export const adminPaths = {
  users: (query: Query = {}) => withQuery('/admin/users_management', query),
  usersReport: (query: Query = {}) => withQuery('/api/user/all/report', query),
  userDetails: (id: string, query: Query = {}) =>
    withQuery('/admin/users_management/user_details', { id, ...query }),
  registerLoads: (query: Query = {}) => withQuery('/admin/register_loads', query),
  auditLog: (query: Query = {}) => withQuery('/admin/audit_log', query),
} as const;
