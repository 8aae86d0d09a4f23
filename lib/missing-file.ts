/** What is read of a file or folder; `otherwise` where there is none. Every other failure stays one. */
export async function ifThere<T, O>(read: Promise<T>, otherwise: O): Promise<T | O> {
  try {
    return await read;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise;
    throw error;
  }
}
