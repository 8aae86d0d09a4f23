import 'server-only';
import { z } from 'zod';
import { foundFields } from '../api-schemas';
import { MESSAGES } from '../messages';
import { pageQuery } from './wire-filters';

/** A number, or a string with a number; an empty string is an error, not zero. */
const numeric = (message: string) =>
  z
    .union([z.number(), z.string().trim().min(1).max(40).transform(Number)], { error: message })
    .refine(Number.isFinite, message);

const latitude = numeric(MESSAGES.latitude).refine((value) => Math.abs(value) <= 90, {
  error: MESSAGES.latitude,
});
const longitude = numeric(MESSAGES.longitude).refine((value) => Math.abs(value) <= 180, {
  error: MESSAGES.longitude,
});
/** Longitudes keep counting when the map is dragged around the world. */
const turned = numeric(MESSAGES.longitude).refine((value) => Math.abs(value) <= 1_080, {
  error: MESSAGES.longitude,
});
const zoom = numeric(MESSAGES.zoom).refine((value) => value >= -5 && value <= 30, {
  error: MESSAGES.zoom,
});

const windowFields = { west: turned, south: latitude, east: turned, north: latitude, zoom };

/** GET /api/company/clusters */
export const clustersQuerySchema = pageQuery({ ...foundFields, ...windowFields })
  .refine(({ south, north }) => south <= north, { error: MESSAGES.upsideDown, path: ['south'] })
  .transform(({ search, filters, west, south, east, north, zoom }) => ({
    search: search || null,
    filters,
    window: { west, south, east, north, zoom },
  }));

/** POST /api/veminto/nearby */
export const nearbyBodySchema = z
  .strictObject({ firstCompLatitude: latitude, firstCompLongitude: longitude })
  .transform(({ firstCompLatitude, firstCompLongitude }) => ({
    latitude: firstCompLatitude,
    longitude: firstCompLongitude,
  }))
  .meta({ examples: [{ firstCompLatitude: 56.15, firstCompLongitude: 10.2 }] });
