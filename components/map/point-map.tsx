import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { MAP_FILES } from '@/lib/map/addresses';
import { listSmallLabels } from '@/lib/map/small-labels';
import { isDrawn, onSheet, SHEET, SMALL_ZOOM } from '@/lib/map/small-map';
import { mapToken } from '@/lib/map/token';
import type { Point } from '@/lib/search/area';
import { Attribution } from './attribution';
import { DrawingAhead } from './drawing-ahead';
import { MapLabels } from './map-labels';
import { PointMark } from './point-mark';
import { SmallMap } from './small-map';
import type { PlacedCompany } from './types';
import { inWords, usePlaceWords } from './use-place-words';

/** From this width on, the map is beside the main content. */
const BESIDE = '(min-width: 62rem)';

type Props = Pick<PlacedCompany, 'office'> & {
  /** The centre of the map. */
  center: Point;
  /** The company whose units are fetched once the map is in view; null when it has none. */
  unitsOf: string | null;
};

/**
 * A small map of a company's position, which opens a larger one. A static drawing, so that the page
 * needs no map library. It fills the height it is given.
 */
export async function PointMap({ office, center: { latitude, longitude }, unitsOf }: Props) {
  const center = { latitude, longitude };
  const isOnIt = isDrawn(center);
  const { x, y } = onSheet(center);
  const at = { left: -Math.round(x), top: -Math.round(y) };
  const { width, height } = SHEET;
  return (
    <ClientMessages namespaces={['map']}>
      {isOnIt && <DrawingAhead src={MAP_FILES.drawing} media={BESIDE} />}
      <SmallMap
        office={office}
        unitsOf={unitsOf}
        sheet={isOnIt ? { src: MAP_FILES.drawing, width, height, ...at } : null}
        view={{ ...center, zoom: SMALL_ZOOM }}
        token={mapToken()}
        names={
          isOnIt && (
            <MapLabels labels={await listSmallLabels(center)} width={width} height={height} />
          )
        }
      >
        {isOnIt ? <Middle office={office} /> : <Beyond {...center} />}
      </SmallMap>
    </ClientMessages>
  );
}

/** The company's marker, or a note that it has no position of its own. */
function Middle({ office }: Pick<Props, 'office'>) {
  const words = usePlaceWords(office);
  return (
    <>
      {office ? (
        <div className="absolute top-1/2 left-1/2 -translate-1/2">
          <PointMark isExact={office.precision === 'ADDRESS'} label={words} />
        </div>
      ) : (
        <p className="sr-only">{words}</p>
      )}
      <Attribution />
    </>
  );
}

/** The register has no company beyond the drawing; for one, a wrong drawing would be worse. */
function Beyond(center: Point) {
  const t = useTranslations('map');
  return <p className="p-4 text-sm">{t('pointAt', inWords(center))}</p>;
}
