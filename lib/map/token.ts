import 'server-only';
import { env } from '@/lib/env';

/** With a token Mapbox draws the maps; null selects our own base map. */
export const mapToken = () => env.NEXT_PUBLIC_MAPBOX_TOKEN ?? null;
