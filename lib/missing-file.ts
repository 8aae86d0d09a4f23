/** Awaits a file system read; returns `otherwise` if the path is missing, rethrows other errors. */
export async function ifThere<T, O>(read: Promise<T>, otherwise: O): Promise<T | O> {
  try {
    return await read;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise;
    throw error;
  }
}
