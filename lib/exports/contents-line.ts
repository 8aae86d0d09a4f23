/** What a file has, in one line: its title, filters and order. */
export const contentsLine = (title: string, details: readonly string[]) =>
  [title, ...details].join('; ');
