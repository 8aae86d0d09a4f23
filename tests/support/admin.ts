import { randomUUID } from 'node:crypto';
import { environment } from './environment.ts';
import { test as base } from './fixtures.ts';
import { createPerson, deletePerson, type Person, renamePerson } from './people.ts';

type Fixtures = {
  admin: Person;
  /** A page signed in as an administrator. */
  adminPage: import('@playwright/test').Page;
  /** Twelve users with a unique family name: Anna … Lis. */
  family: string;
};

const FIRST_NAMES = [
  ...['Anna', 'Bodil', 'Carl', 'Dorte', 'Erik', 'Freja'],
  ...['Gorm', 'Helle', 'Ivan', 'Jette', 'Kurt', 'Lis'],
];

export const adminTest = base.extend<Fixtures>({
  admin: async ({}, use) => {
    const admin = await createPerson('ADMIN');
    await use(admin);
    await deletePerson(admin);
  },
  adminPage: async ({ page, context, admin }, use) => {
    await context.addCookies([
      { name: 'veminto.session', value: admin.token, url: environment.baseUrl, httpOnly: true },
    ]);
    await use(page);
  },
  family: async ({}, use) => {
    const family = `Q${randomUUID().replace(/[^a-f]/g, '')}x`;
    const people = await Promise.all(FIRST_NAMES.map(() => createPerson()));
    await Promise.all(
      people.map((person, at) => renamePerson(person, FIRST_NAMES[at] ?? '', family)),
    );
    await use(family);
    await Promise.all(people.map(deletePerson));
  },
});
