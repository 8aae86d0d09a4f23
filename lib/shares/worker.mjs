import os from 'node:os';
import { register } from 'tsx/esm/api';

// As for reports: a thread starts without the flags of its process.
register();
const { lookInto } = await import('./look-into.ts');

// Whoever waits for a page goes first; on Linux that is of this thread alone. Not the lowest of all:
// beside busy cores that is 1 % of one, on which a small file is not done in time.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

/** What a worker thread does. */
export default lookInto;
