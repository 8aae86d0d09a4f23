import 'server-only';

type File = { name: string; type: string; content: string | Uint8Array };

/** A file that the browser keeps. Names are ours: plain letters, no quotes. */
export function download({ name, type, content }: File): Response {
  return new Response(Buffer.from(content), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
