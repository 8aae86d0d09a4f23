import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@/tests/support/temporary';
import { findDataFolderFault } from './data-folder';

it('has nothing to say of a folder that can be written, or made', () => {
  const folder = temporaryFolder();
  expect(findDataFolderFault(folder)).toBeNull();
  expect(findDataFolderFault(path.join(folder, 'a/b'))).toBeNull();
});

it('says of a file in its place that it is none', () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(findDataFolderFault(file)).toBe(`${file} is no folder`);
  expect(findDataFolderFault(path.join(file, 'below'))).toBe(`${file} is no folder`);
});
