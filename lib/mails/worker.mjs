import { register } from 'tsx/esm/api';

// As for reports: a thread starts without the flags of its process.
register();
const { compose } = await import('./compose.tsx');

/** What a worker thread does. */
export default compose;
