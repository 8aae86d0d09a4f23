import 'server-only';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file so that it is there whole or not at all, also after a power cut. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // No reader takes a file that ends so.
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
