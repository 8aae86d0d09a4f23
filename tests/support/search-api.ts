import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The answer of GET /api/company/{path}. */
export async function dataOf(api: APIRequestContext, path: string) {
  const response = await api.get(`/api/company/${path}`);
  expect(response.status(), path).toBe(200);
  const { status, data } = await response.json();
  expect(status).toBe('success');
  return data;
}

/** The answer of the segmentation. */
export async function segment(api: APIRequestContext, query = '') {
  const response = await api.get(`/api/company/segmentation?${query}`);
  expect(response.status(), query).toBe(200);
  return response.json();
}

/** The number of companies that match filters. */
export const totalOf = async (api: APIRequestContext, query = ''): Promise<number> =>
  (await segment(api, query)).pagination.totalRecords;

export const sumOf = (counts: { count: number }[]) =>
  counts.reduce((sum, { count }) => sum + count, 0);
