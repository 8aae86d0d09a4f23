/** With the strictest prefix that the URL scheme allows. */
export const cookieName = (name: string, isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}veminto.${name}`;

/** The columns of tables of results that a browser has chosen; it writes this cookie itself. */
export const COLUMNS_COOKIE = 'tableColumns';
