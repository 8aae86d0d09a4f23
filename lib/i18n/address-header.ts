/** With which the middleware tells layouts the address of the page that is asked for. */
export const ADDRESS_HEADER = 'x-veminto-address';
