import 'server-only';
import { pino } from 'pino';
import { env } from './env';
import { logOutput } from './log-output';
import { loggedError } from './logged-error';
import { oncePerProcess } from './once-per-process';

/** JSON lines. Log only ids, never names, addresses, tokens or passwords. */
export const log = pino(
  { level: env.LOG_LEVEL, base: undefined, serializers: { err: loggedError } },
  oncePerProcess('LogOutput', logOutput).get(),
);
