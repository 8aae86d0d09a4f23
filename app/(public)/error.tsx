'use client';

export { RouteError as default } from '@/components/failures/route-error';
