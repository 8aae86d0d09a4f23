import { workOffWebhooks } from '../../lib/webhooks/work-off';

// A run of the job that posts to webhooks, in a process that can be killed.

await workOffWebhooks(new AbortController().signal);
process.exit(0);
