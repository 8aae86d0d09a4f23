import { register } from 'tsx/esm/api';

// Node 20 does not run preloads in a thread that is started without its process's flags, so the
// TypeScript loader is registered here.
register();
const { print } = await import('./print.tsx');

/** The function that the worker thread runs. */
export default print;
