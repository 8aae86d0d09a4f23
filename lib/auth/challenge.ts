/** The challenge of a 401, by RFC 6750, which requires a parameter after the scheme. */
const ASKED = 'Bearer realm="veminto"';

/** @param sent Whether the request had a token, which then is invalid. */
export const challenge = (sent: boolean) => ({
  'www-authenticate': sent ? `${ASKED}, error="invalid_token"` : ASKED,
});
