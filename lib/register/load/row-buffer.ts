import 'server-only';

const firstBytes = 64 * 1024;

/**
 * Collects rows as bytes. As strings, hundreds of thousands of them would survive the young
 * generation, and garbage collection would cost more than the load itself.
 */
export class RowBuffer {
  #bytes = Buffer.allocUnsafeSlow(firstBytes);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(text: string): void {
    this.#reserve(text.length * 3);
    this.#length += this.#bytes.write(text, this.#length);
  }

  addBytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** A view, valid until the next change. */
  view(from = 0, to = this.#length): Uint8Array {
    return this.#bytes.subarray(from, to);
  }

  clear(): void {
    this.#length = 0;
  }

  /** The rows so far; null if there are none. The buffer must not be used afterwards. */
  take(): Uint8Array<ArrayBuffer> | null {
    if (this.#length === 0) return null;
    return new Uint8Array(this.#bytes.buffer, 0, this.#length);
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.#bytes.length));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
