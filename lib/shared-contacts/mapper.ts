import type { SharedContactOnWire } from './answers';
import type { SharedContact } from './types';

/** Maps a shared contact to the API's wire format. */
export const toSharedContact = ({
  active,
  postalCode,
  ...shared
}: SharedContact): SharedContactOnWire => ({
  ...shared,
  others_active: active,
  postal_code: postalCode,
});
