import { expect, test } from 'vitest';
import type { DatafordelerFile } from '@/lib/integrations/datafordeler';
import { newestGeneration } from './download';

const file = (
  entityName: string,
  generation: number,
  typeOfData = 'Current',
): DatafordelerFile => ({
  fileName: `CVR_V2_${entityName}_TotalDownload_json_${typeOfData}_${generation}.zip`,
  entityName,
  typeOfData,
  typeOfDownload: 'TotalDownload',
  containedFileFormat: 'json',
  generationNumber: generation,
  pointInTime: `2026-10-0${generation}T23:00:00Z`,
});
const full = (generation: number) => [
  file('Virksomhed', generation),
  file('Virksomhed', generation, 'Temporal'),
  file('Navn', generation),
  file('Reklamebeskyttelse', generation),
  file('Beskaeftigelse', generation, 'Bitemporal'),
  { ...file('Telefonnummer', generation), containedFileFormat: 'csv' },
];
const names = (files: DatafordelerFile[]) =>
  files.map(({ entityName, typeOfData }) => `${entityName} ${typeOfData}`);

test('the newest generation that has all that others have is taken', () => {
  const half = full(9).filter(({ entityName }) => entityName !== 'Navn');
  const found = newestGeneration([...full(5), ...half, ...full(8)], {});
  expect(found?.number).toBe(8);
  expect(found?.pointInTime).toBe('2026-10-08T23:00:00Z');
  expect(names(found?.files ?? [])).toEqual([
    ...['Virksomhed Current', 'Navn Current', 'Reklamebeskyttelse Current'],
    'Beskaeftigelse Bitemporal',
  ]);
});

test('without employment the largest file stays away, and is not waited for', () => {
  const late = full(9).filter(({ entityName }) => entityName !== 'Beskaeftigelse');
  expect(newestGeneration([...full(8), ...late], {})?.number).toBe(8);
  const found = newestGeneration([...full(8), ...late], { employment: false });
  expect(found?.number).toBe(9);
  expect(names(found?.files ?? [])).not.toContain('Beskaeftigelse Bitemporal');
});

test('the current data go before all former entries, and the companies tell the day', () => {
  const bitemporal = file('Navn', 8, 'Bitemporal');
  const others = full(8).map((own) =>
    own.entityName === 'Virksomhed' ? own : { ...own, pointInTime: null },
  );
  const found = newestGeneration([bitemporal, ...others.toReversed()], {});
  expect(names(found?.files ?? [])).toContain('Navn Current');
  expect(found?.pointInTime).toBe('2026-10-08T23:00:00Z');
  const generationTime = '2026-10-09T01:00:00Z';
  const timed = full(8).map((own) => ({ ...own, pointInTime: undefined, generationTime }));
  expect(newestGeneration(timed, {})?.pointInTime).toBe(generationTime);
});

test('parts by municipality are not the whole', () => {
  const part = {
    ...file('Navn', 8),
    fileName: 'CVR_V2_Navn_0766_TotalDownload_json_Current_8.zip',
  };
  const found = newestGeneration([part, ...full(8)], {});
  expect(found?.files.map(({ fileName }) => fileName)).not.toContain(part.fileName);
});

test('no generation is complete without the companies and their protection', () => {
  const lacking = full(8).filter(({ entityName }) => entityName !== 'Reklamebeskyttelse');
  expect(newestGeneration(lacking, {})).toBeNull();
  expect(newestGeneration([], {})).toBeNull();
});
