import 'server-only';
import { env } from '@/lib/env';

/** With it Mapbox draws the maps; null leaves them to our own base map. */
export const mapToken = () => env.NEXT_PUBLIC_MAPBOX_TOKEN ?? null;
