import 'server-only';
import { prepareFiling } from './prepare';

/** Entry point of a worker thread, called for each filing. */
export default prepareFiling;
