import { register } from 'tsx/esm/api';

// A worker thread does not inherit the loader flags of its process (see also the reports worker).
register();
const { compose } = await import('./compose.tsx');

/** The function that the worker thread runs. */
export default compose;
