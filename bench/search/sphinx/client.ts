import net from 'node:net';

/**
 * The subset of MySQL's protocol that SphinxQL needs: a text query and its rows
 * as texts, one query at a time.
 */
export class SphinxClient {
  readonly #socket: net.Socket;
  #received = Buffer.alloc(0);
  #waiting: { need: () => boolean; resolve: () => void; reject: (error: Error) => void } | null =
    null;

  private constructor(socket: net.Socket) {
    this.#socket = socket;
    socket.on('data', (data) => {
      this.#received = Buffer.concat([this.#received, data]);
      this.#wake();
    });
    const lost = (error?: Error) => this.#waiting?.reject(error ?? new Error('connection closed'));
    socket.on('error', lost).on('close', () => lost());
  }

  static async connect(port: number): Promise<SphinxClient> {
    const socket = net.connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve).once('error', reject);
    });
    const client = new SphinxClient(socket);
    await client.#packet();
    client.#send(1, signIn());
    failOf(await client.#packet());
    return client;
  }

  /** @throws Error with Sphinx's message if it refuses the query. */
  async query(text: string): Promise<(string | null)[][]> {
    this.#send(0, Buffer.concat([Buffer.from([3]), Buffer.from(text)]));
    const head = await this.#packet();
    failOf(head);
    const columns = head[0] ?? 0;
    if (columns === 0) return [];
    for (let column = 0; column < columns; column += 1) await this.#packet();
    await this.#packet();
    const rows: (string | null)[][] = [];
    for (;;) {
      const packet = await this.#packet();
      failOf(packet);
      if (packet[0] === 0xfe && packet.length < 9) return rows;
      rows.push(readRow(packet, columns));
    }
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #send(sequence: number, body: Buffer): void {
    const head = Buffer.alloc(4);
    head.writeUIntLE(body.length, 0, 3);
    head[3] = sequence;
    this.#socket.write(Buffer.concat([head, body]));
  }

  #complete(): number | null {
    if (this.#received.length < 4) return null;
    const end = 4 + this.#received.readUIntLE(0, 3);
    return this.#received.length < end ? null : end;
  }

  async #packet(): Promise<Buffer> {
    let end = this.#complete();
    if (end === null) {
      await new Promise<void>((resolve, reject) => {
        this.#waiting = { need: () => this.#complete() === null, resolve, reject };
      });
      end = this.#complete() ?? 4;
    }
    const packet = this.#received.subarray(4, end);
    this.#received = this.#received.subarray(end);
    return packet;
  }

  #wake(): void {
    if (!this.#waiting || this.#waiting.need()) return;
    const { resolve } = this.#waiting;
    this.#waiting = null;
    resolve();
  }
}

/** Protocol 4.1 with UTF-8, without user, password or database. */
function signIn(): Buffer {
  const packet = Buffer.alloc(34);
  packet.writeUInt32LE(0x200 | 0x8000, 0);
  packet.writeUInt32LE(2 ** 24 - 1, 4);
  packet[8] = 33;
  return packet;
}

function failOf(packet: Buffer): void {
  if (packet[0] === 0xff) throw new Error(`Sphinx: ${packet.subarray(9).toString()}`);
}

function readRow(packet: Buffer, columns: number): (string | null)[] {
  const row: (string | null)[] = [];
  let at = 0;
  for (let column = 0; column < columns; column += 1) {
    const first = packet[at] ?? 0;
    at += 1;
    if (first === 0xfb) {
      row.push(null);
      continue;
    }
    let length = first;
    if (first === 0xfc || first === 0xfd) {
      const bytes = first - 0xfa;
      length = packet.readUIntLE(at, bytes);
      at += bytes;
    }
    row.push(packet.toString('utf8', at, at + length));
    at += length;
  }
  return row;
}
