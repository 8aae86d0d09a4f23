import type { WriteStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Creates a file that must not exist yet, readable by the server only. */
export async function newFile(path: string): Promise<WriteStream> {
  // Opened before the stream: a lazily opened file could appear after a failed export's cleanup.
  const file = await open(path, 'wx', 0o600);
  return file.createWriteStream({ flush: true });
}
