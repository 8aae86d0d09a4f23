import os from 'node:os';
import { register } from 'tsx/esm/api';

// A worker thread does not inherit the loader flags of its process (see also the reports worker).
register();
const { lookInto } = await import('./look-into.ts');

// Pages take priority; on Linux the priority applies to this thread alone. Not the lowest priority:
// besides busy cores that means 1 % of one, too little to check even a small file in time.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

/** The function that the worker thread runs. */
export default lookInto;
