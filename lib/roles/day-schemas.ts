import { z } from 'zod';

/** A day, yyyy-mm-dd, whose roles can be asked for; the database knows no year zero. */
export const roleDaySchema = z.iso
  .date('On is a day such as 2019-12-31')
  .refine((day) => day >= '0001', 'On is a day such as 2019-12-31');

/** For a request that names both a day and former roles. */
export const EITHER = {
  path: ['on'],
  error: 'Give either former or a day, not both',
};
