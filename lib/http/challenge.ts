/** What a 401 asks for, by RFC 6750; the scheme never stands alone there. */
const ASKED = 'Bearer realm="veminto"';

/** @param sent Whether a token came, which does not work then. */
export const challenge = (sent: boolean) => ({
  'www-authenticate': sent ? `${ASKED}, error="invalid_token"` : ASKED,
});
