import 'server-only';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file atomically: it exists completely or not at all, even after a power failure. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // Readers ignore files with this suffix.
  const part = `${file}.part`;
  const handle = await open(part, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, file);
}
