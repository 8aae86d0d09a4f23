/** The style of areas, the same on both base maps. */
export function shapeLayers(accent: string) {
  return {
    fill: {
      id: 'shape-fill',
      type: 'fill' as const,
      paint: { 'fill-color': accent, 'fill-opacity': 0.12 },
    },
    outline: {
      id: 'shape-outline',
      type: 'line' as const,
      paint: { 'line-color': accent, 'line-width': 2 },
    },
    corners: {
      id: 'shape-corners',
      type: 'circle' as const,
      filter: ['==', ['geometry-type'], 'Point'] as ['==', ['geometry-type'], string],
      paint: { 'circle-radius': 4, 'circle-color': accent },
    },
  };
}
