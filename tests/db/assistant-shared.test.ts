import { describe, expect, test } from 'vitest';
import { assistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';

const world = await assistantWorld('assistant_shared');
// Ægir Kode shares its number, email and host with a subsidiary, and with one that ended.
await world.database.rows(
  `UPDATE companies SET phone = '+45 12 34 56 78', email = 'POST@aegir.example', website = null
   WHERE key IN ('${keyOf(2)}', '${keyOf(8)}')`,
);
await world.database.rows(
  `UPDATE companies SET street = null, email = 'vidar@gmail.com' WHERE key = '${keyOf(13)}'`,
);
const onPage = { kind: 'company', key: keyOf(1) } as const;
const listed = ['3 ', '[Ægir Kode A/S]', '[Tvilling Kode ApS]', '[Noatun Fisk'];

describe('who else has the same', () => {
  test.each([
    ['Who else has the same phone number as Ægir Kode?', 'phone number'],
    ['Which companies share a phone with Ægir Kode A/S?', 'phone number'],
    ['Which companies use the same email as Ægir Kode?', 'email'],
    ['Who else has the same e-mail address as Ægir Kode?', 'email'],
    ['Who else has the same website as Ægir Kode?', 'domain'],
    ['Who shares a domain with Ægir Kode?', 'domain'],
  ])('%s', async (question, what) => {
    const text = await world.last(question);
    for (const part of listed) expect(text).toContain(part);
    expect(text).toContain(`That is the ${what} of [Ægir Kode A/S](/detail/${keyOf(1)}), which`);
  });

  test.each([
    ['Hvem har samme telefonnummer som Ægir Kode?', 'telefonnummeret'],
    ['Hvem deler telefon med Ægir Kode A/S?', 'telefonnummeret'],
    ['Hvilke virksomheder har samme tlf. nr. som Ægir Kode?', 'telefonnummeret'],
    ['Hvem bruger samme e-mail som Ægir Kode?', 'e-mailen'],
    ['Hvilke andre virksomheder har den samme mailadresse som Ægir Kode?', 'e-mailen'],
    ['Hvem har ellers samme hjemmeside som Ægir Kode?', 'domænet'],
    ['Hvilke firmaer har domæne sammen med Ægir Kode?', 'domænet'],
  ])('%s', async (question, what) => {
    const text = await world.last(question);
    for (const part of listed) expect(text).toContain(part);
    expect(text).toContain(`Det er ${what} for [Ægir Kode A/S](/detail/${keyOf(1)}), der selv`);
  });

  test('as the company whose page is open', async () => {
    for (const question of ['Who else has this phone number?', 'Hvem har ellers dette nummer?']) {
      const text = await world.read(question, onPage);
      for (const part of listed) expect(text).toContain(part);
    }
  });

  test('and how many of them are in some state', async () => {
    const shared = 'Who else has the same phone number as Ægir Kode?';
    const text = await world.last(shared, 'how many of them have ceased?');
    expect(text).toContain('[Noatun Fisk');
    expect(text).not.toContain('Tvilling');
  });

  test('of several kinds, counted each', async () => {
    const text = await world.last('Who else has the same phone, e-mail or address as Ægir Kode?');
    expect(text).toContain('Other companies with the contacts of [Ægir Kode A/S]');
    expect(text).toContain(
      'Phone number 12345678: [2 others](/discover?search=%2B45+12345678), 1 active',
    );
    expect(text).toMatch(/- Email post@aegir\.example: \[2 others\]\(\S+\), 1 active/);
    expect(text).toMatch(/- Address Engvej 1: \[1 other\]\(\S+\), 1 active/);
    expect(text).not.toContain('Domain');
    const danish = await world.last('Hvem deler kontaktoplysninger med Ægir Kode?');
    expect(danish).toContain('- Domæne aegir.example: [2 andre]');
    expect(danish).toContain(', heraf aktive: 1');
  });

  test('as one under advertising protection, with its mark', async () => {
    await world.database.rows(`UPDATE companies SET phone = '12345678' WHERE key = '${keyOf(11)}'`);
    const text = await world.last('Who else has the same phone as Noatun Bådudlejning ApS?');
    expect(text).toContain('4 companies');
    expect(text).toMatch(/phone number of \[Noatun Bådudlejning ApS\]\(\S+\) \(reklamebeskyttet\)/);
  });

  test('nobody, and nothing to look for', async () => {
    expect(await world.last('Who else has the same email as Vidar Odinsen?')).toContain(
      'No other company in the register has the email of [Vidar Odinsen]',
    );
    expect(await world.last('Who else has the same website as Vidar Odinsen?')).toContain(
      'The register has no domain of [Vidar Odinsen]',
    );
    expect(await world.last('Hvem har samme adresse som Vidar Odinsen?')).toContain(
      'som andre kan findes på: adresse.',
    );
  });
});
