import 'server-only';

/** A PDF for display in the browser; `name` is the file name when it is saved. */
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
