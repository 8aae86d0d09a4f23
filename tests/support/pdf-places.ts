import { inflateSync } from 'node:zlib';

type Matrix = [number, number, number, number, number, number];

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  ...([a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j] as const),
  ...([e * g + f * i + k, e * h + f * j + l] as const),
];

function unpacked(body: string): string {
  const at = body.indexOf('stream\n');
  if (at < 0 || !body.includes('/FlateDecode')) return '';
  const bytes = body.slice(at + 7, body.lastIndexOf('\nendstream'));
  return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
}

/** Where each text of a PDF of our renderers begins, in points from below and from the left of its page. */
export function placesInPdf(pdf: Buffer): { x: number; y: number }[] {
  const places: { x: number; y: number }[] = [];
  for (const [, body = ''] of pdf.toString('latin1').matchAll(/\d+ 0 obj\n([\s\S]*?)endobj/g)) {
    let matrix: Matrix = [1, 0, 0, 1, 0, 0];
    const kept: Matrix[] = [];
    for (const [sign, numbers = '', name] of unpacked(body).matchAll(
      /((?:-?[\d.]+ ){6})(cm|Tm)\b|\bq\b|\bQ\b/g,
    )) {
      const given = numbers.trim().split(' ').map(Number) as Matrix;
      if (sign === 'q') kept.push(matrix);
      else if (sign === 'Q') matrix = kept.pop() ?? matrix;
      else if (name === 'cm') matrix = multiply(given, matrix);
      else {
        const [, , , , x, y] = multiply(given, matrix);
        places.push({ x, y });
      }
    }
  }
  return places;
}
