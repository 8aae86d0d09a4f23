import os from 'node:os';
import { register } from 'tsx/esm/api';

// As in lib/shares/worker.mjs: a thread does not inherit the loader, and pages take priority.
register();
const { readRows } = await import('./read-rows.ts');
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

/** The function that the worker thread runs. */
export default readRows;
