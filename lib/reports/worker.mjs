import { register } from 'tsx/esm/api';

// Node 20 does not run the preloads of a thread that is started without the flags
// of its process; TypeScript is learned here.
register();
const { print } = await import('./print.tsx');

/** What a worker thread does. */
export default print;
