import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from '../lib/local/bootstrap/user-error.mjs';

/**
 * Parses the arguments of this command or benchmark; with `--help` it prints its usage and exits with 0.
 * Without options in `config` it accepts none.
 * @throws UserError with the usage when they are wrong.
 */
export function readArguments<T extends ParseArgsConfig>(config: T, usage: string) {
  if (process.argv.slice(2).includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
