'use client';

import { RouteError, type RouteErrorProps } from '@/components/failures/route-error';

export default function RootError(props: RouteErrorProps) {
  return (
    <main className="grid flex-1 place-items-center">
      <RouteError {...props} />
    </main>
  );
}
