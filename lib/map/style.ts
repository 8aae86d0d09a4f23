import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { MAP_FILES } from './addresses';
import type { MapColours } from './colours';

type BooleanExpression = ['<=', ['get', string], number];

type Look = {
  colours: MapColours;
  /** Font families as in a style sheet; there is no glyph server. */
  fonts: string[];
  /** The site's origin without a trailing slash: the worker cannot resolve relative URLs. */
  origin: string;
};

const isKind = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind];
const isDue: ExpressionSpecification = ['<=', ['get', 'from'], ['zoom']];
const upTo = (zoom: number): BooleanExpression => ['<=', ['get', 'from'], zoom];
const isDanish: ExpressionSpecification = ['==', ['get', 'country'], 'DNK'];

/** The base map: land, sea, borders and names, subdued enough to carry markers. */
export function baseStyle({ colours, fonts, origin }: Look): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: `${origin}${MAP_FILES.land}`, maxzoom: 12, tolerance: 0.2 },
      places: { type: 'geojson', data: `${origin}${MAP_FILES.places}`, maxzoom: 12 },
    },
    layers: [...groundLayers(colours), ...nameLayers(colours, fonts)],
  };
}

function groundLayers({ sea, land, abroad, coast, border }: MapColours): LayerSpecification[] {
  const fill: ExpressionSpecification = ['case', isDanish, land, abroad];
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': sea } },
    {
      ...{ id: 'land', type: 'fill', source: 'land', filter: isKind('land') },
      paint: { 'fill-color': fill, 'fill-antialias': false },
    },
    {
      ...{ id: 'coast', type: 'line', source: 'land', filter: isKind('land') },
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': coast,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.3, 9, 0.8, 14, 1.2],
        'line-opacity': ['case', isDanish, 0.8, 0.4],
      },
    },
    {
      ...{ id: 'border', type: 'line', source: 'land', filter: isKind('border') },
      paint: { 'line-color': border, 'line-width': 1, 'line-dasharray': [4, 2] },
    },
  ];
}

function nameLayers(colours: MapColours, fonts: string[]): LayerSpecification[] {
  const { land, sea, ink, body, muted } = colours;
  const halo = { 'text-halo-width': 1.2, 'text-halo-blur': 0.4 };
  const layout = { 'text-field': ['get', 'name'] as ExpressionSpecification, 'text-font': fonts };
  const wide = { ...layout, 'text-letter-spacing': 0.12, 'text-max-width': 8 };
  const large: ExpressionSpecification = ['case', upTo(5), 12, 11];
  const larger: ExpressionSpecification = ['case', upTo(6), 15, upTo(8), 13, 11];
  return [
    {
      ...{ id: 'sea-name', type: 'symbol', source: 'places' },
      filter: ['all', isKind('sea'), isDue],
      layout: { ...wide, 'text-size': 12 },
      paint: { 'text-color': muted, 'text-halo-color': sea, ...halo },
    },
    {
      ...{ id: 'country-name', type: 'symbol', source: 'places', maxzoom: 7 },
      filter: ['all', isKind('country'), isDue],
      layout: { ...wide, 'text-size': 13, 'text-transform': 'uppercase' },
      paint: { 'text-color': muted, 'text-halo-color': land, ...halo },
    },
    {
      ...{ id: 'island-name', type: 'symbol', source: 'places', maxzoom: 10 },
      filter: ['all', isKind('island'), isDue],
      layout: { ...wide, 'text-size': 12 },
      paint: { 'text-color': muted, 'text-halo-color': land, ...halo },
    },
    {
      ...{ id: 'town-dot', type: 'circle', source: 'places' },
      filter: ['all', isKind('town'), isDue],
      paint: {
        'circle-radius': ['case', upTo(5), 2.6, 1.8],
        'circle-color': land,
        'circle-stroke-color': body,
        'circle-stroke-width': 1,
      },
    },
    {
      ...{ id: 'town-name', type: 'symbol', source: 'places' },
      filter: ['all', isKind('town'), isDue],
      layout: {
        ...layout,
        'text-size': ['interpolate', ['linear'], ['zoom'], 5, large, 9, larger],
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': 0.5,
        'symbol-sort-key': ['-', ['get', 'population']],
      },
      paint: {
        'text-color': ['case', ['get', 'danish'], ink, muted],
        ...{ 'text-halo-color': land, ...halo },
      },
    },
  ];
}
