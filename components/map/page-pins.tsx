'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useRef, useState } from 'react';
import { AnchorLayer } from './anchor-layer';
import { CompanyPopup } from './company-popup';
import type { MapHandle } from './map-handle';
import { Pin } from './pin';
import { RoomForPopup } from './room-for-popup';
import type { MapPoint } from './types';

/** Two markers side by side, with a hair between them. */
const GAP = 28;

/** The numbered markers of a page of companies. */
export function PagePins({ map, points }: { map: MapHandle; points: MapPoint[] }) {
  const t = useTranslations('map');
  const [open, setOpen] = useState<string | null>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const items = useMemo(() => {
    const close = (key: string) => {
      setOpen(null);
      buttons.current.get(key)?.focus();
    };
    return points.map((point) => {
      const { key, number, name, town } = point;
      const isOpen = open === key;
      const called = [`${number}. ${name ?? t('noName')}`, town].filter(Boolean).join(', ');
      const node = (
        <>
          <Pin
            shape="number"
            ref={(button) => {
              if (button) buttons.current.set(key, button);
            }}
            aria-label={called}
            aria-expanded={isOpen}
            onClick={() => setOpen(isOpen ? null : key)}
          >
            {number}
          </Pin>
          {isOpen && (
            <RoomForPopup map={map}>
              <CompanyPopup company={point} number={number} onClose={() => close(key)} />
            </RoomForPopup>
          )}
        </>
      );
      return { ...point, id: key, isRaised: isOpen, node };
    });
  }, [map, points, open, t]);
  return <AnchorLayer map={map} label={t('markers')} items={items} gap={GAP} />;
}
