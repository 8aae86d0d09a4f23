import 'server-only';
import { z } from 'zod';
import { SCOPES } from './constants';

export const scopeQuerySchema = z.strictObject({
  scope: z.enum(SCOPES, 'The scope is solo or group').optional(),
});
