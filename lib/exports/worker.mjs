import { register } from 'tsx/esm/api';

// As for reports: a thread starts without the flags of its process.
register();
const { writeExport } = await import('./file/write.ts');

/** What a worker thread does. */
export default writeExport;
