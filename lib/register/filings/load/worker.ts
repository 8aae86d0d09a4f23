import 'server-only';
import { prepareFiling } from './prepare';

/** What a worker thread runs for each filing. */
export default prepareFiling;
