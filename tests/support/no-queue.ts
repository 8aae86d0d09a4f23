import { setQueue } from '@/lib/job-queue';

/** Stands in for the queue where nothing that is ordered has to be done. */
export const ignoreJobs = () =>
  setQueue({ send: async () => {}, rest: async () => {}, stop: async () => {} });
