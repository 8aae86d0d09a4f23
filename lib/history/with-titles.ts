const TITLE = / \(\p{Lu}[\p{Lu} .-]{2,}\)(?=;|$)/gu;

/** "Ida Holm (direktør); Bo Dal": the register writes titles behind names in capitals. */
export const withTitles = (members: string): string =>
  members.replace(TITLE, (title) => title.toLowerCase());
