import 'server-only';

const maxFlags = 50;
const maxNames = 5;

/** Collects doubtful points of a report, limited so that a bad one does not fill pages. */
export class Flags {
  private readonly sentences = new Set<string>();
  private readonly groups = new Map<string, { count: number; names: Set<string> }>();

  add(sentence: string): void {
    this.sentences.add(sentence);
  }

  /** Counts one of several similar problems, of which the first few are named. */
  count(what: string, name: string): void {
    const group = this.groups.get(what) ?? { count: 0, names: new Set() };
    group.count += 1;
    if (group.names.size < maxNames) group.names.add(name);
    this.groups.set(what, group);
  }

  list(): string[] {
    const counted = [...this.groups].map(([what, { count, names }]) => {
      const more = count > names.size ? ' …' : '';
      return `${what} (${count}): ${[...names].join(', ')}${more}`;
    });
    return [...this.sentences, ...counted].slice(0, maxFlags);
  }
}
