/** Header in which the middleware passes the URL of the requested page to layouts. */
export const ADDRESS_HEADER = 'x-veminto-address';
