import 'server-only';

/**
 * Rows as bytes. Kept as strings they would outlive the young generation by the
 * hundred thousand, and the collector would cost more than the loading.
 */
export class RowBuffer {
  #bytes = Buffer.allocUnsafeSlow(64 * 1024);
  #length = 0;

  add(text: string): void {
    const needed = this.#length + text.length * 3;
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.#bytes.length));
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    this.#length += this.#bytes.write(text, this.#length);
  }

  /** The rows so far; null when there are none. The buffer is not used again. */
  take(): Uint8Array<ArrayBuffer> | null {
    if (this.#length === 0) return null;
    return new Uint8Array(this.#bytes.buffer, 0, this.#length);
  }
}
