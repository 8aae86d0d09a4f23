import type { WriteStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Writes a file that must not be there yet, to be read by the server alone; it is there from now on. */
export async function newFile(path: string): Promise<WriteStream> {
  // Opened by the stream itself it could come after whoever cleans up behind a failure.
  const file = await open(path, 'wx', 0o600);
  return file.createWriteStream({ flush: true });
}
