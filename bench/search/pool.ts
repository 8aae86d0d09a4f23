/** Connections that carry one query at a time; callers queue for a free one. */
export class Pool<T> {
  readonly #free: T[];
  readonly #waiting: ((connection: T) => void)[] = [];

  constructor(connections: readonly T[]) {
    this.#free = [...connections];
  }

  async use<Result>(work: (connection: T) => Promise<Result>): Promise<Result> {
    const connection = this.#free.pop() ?? (await this.#next());
    try {
      return await work(connection);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(connection);
      else this.#free.push(connection);
    }
  }

  #next(): Promise<T> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
