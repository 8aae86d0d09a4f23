import 'server-only';

type File = { name: string; type: string; content: string | Uint8Array };

/** A file download. Our file names are plain letters without quotes. */
export function download({ name, type, content }: File): Response {
  return new Response(Buffer.from(content), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}

type Stream = { name: string; type: string; size?: number; content: ReadableStream };

/** A file download that is read or generated while it is sent. */
export function downloadStream({ name, type, size, content }: Stream): Response {
  return new Response(content, {
    headers: {
      'content-type': type,
      ...(size !== undefined && { 'content-length': String(size) }),
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
