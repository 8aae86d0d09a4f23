import 'server-only';

/** A PDF that the browser shows; the name is that of the file when it is kept. */
export function pdf(bytes: Uint8Array<ArrayBuffer>, name: string): Response {
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
