import os from 'node:os';
import { register } from 'tsx/esm/api';

// On Linux that is of this thread alone: whoever waits for a page goes first.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_LOW);

// As for reports: a thread starts without the flags of its process.
register();
const { lookInto } = await import('./look-into.ts');

/** What a worker thread does. */
export default lookInto;
