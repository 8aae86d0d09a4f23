import { describe, expect, test } from 'vitest';
import type { RoleRecord } from '@/lib/register/record';
import { plain, sharedAssistantWorld } from '../support/assistant-world';
import { namedRecord, OWNER, roleOfCompany, roleRecord } from '../support/company-record';

const person = (name: string, ownership: number) => roleRecord(name, { ...OWNER, ownership });
const company = (number: number, name: string, roles: RoleRecord[]) =>
  namedRecord(number, name, { roles });

const group = [
  company(210, 'Hymer Top ApS', [person('Hild Hymersdatter', 1)]),
  company(211, 'Hymer Midt ApS', [
    roleOfCompany(210, 'Hymer Top ApS', { ...OWNER, ownership: 0.6667 }),
    roleRecord('Gamle Hymer', { ...OWNER, ownership: 0.25, validTo: '2015-01-01' }),
  ]),
  company(212, 'Hymer Drift ApS', [
    roleOfCompany(211, 'Hymer Midt ApS', { ...OWNER, ownership: 0.5 }),
    roleRecord('Hild Hymersdatter', { group: 'MANAGEMENT', organ: 'DIREKTION' }),
  ]),
  company(213, 'Hymer Ejerløs ApS', []),
];

const world = await sharedAssistantWorld(group);

const read = async (...questions: string[]) => plain(await world.last(...questions));

describe('whether one owns another', () => {
  test.each([
    ['Ejer Hymer Top ApS Hymer Midt ApS?', /^Ja\./, '- Ejer: 66,67–89,99 %'],
    ['Does Hymer Top ApS own Hymer Midt ApS?', /^Yes\./, '- Owner: 66,67–89,99 %'],
    ['Er Hymer Midt ApS et datterselskab af Hymer Top ApS?', /\n\nJa\./, '66,67–89,99 %'],
    ['Is Hymer Midt ApS owned by Hymer Top ApS?', /\n\nYes\./, '66,67–89,99 %'],
  ])('directly: %s', async (question, verdict, share) => {
    const text = await read(question);
    expect(text).toMatch(verdict);
    expect(text).toContain(share);
  });

  test.each([
    [
      'Ejer Hild Hymersdatter Hymer Midt ApS?',
      /^Ja\./,
      'Men gennem [Hymer Top ApS]: 66,67–89,99 %',
    ],
    [
      'Does Hymer Top ApS own Hymer Drift ApS?',
      /^Yes\./,
      'But through [Hymer Midt ApS]: 33,33–59,99 %',
    ],
    ['Ejer Hymer Top ApS Hymer Drift ApS direkte?', /^Nej\./, 'Men gennem [Hymer Midt ApS]'],
    ['Does Hymer Top ApS own Hymer Midt ApS indirectly?', /^No\./, '- Owner: 66,67–89,99 %'],
  ])('through others: %s', async (question, verdict, share) => {
    const text = await read(question);
    expect(text).toMatch(verdict);
    expect(text).toContain(share);
  });

  test('not at all, or the other way round', async () => {
    const none = await read('Does Ægir Kode A/S own Hymer Midt ApS?');
    expect(none).toMatch(/^No\./);
    expect(none).toContain('Shares below 5 % are not in the register.');
    const turned = await read('Ejer Hymer Drift ApS Hymer Midt ApS?');
    expect(turned).toMatch(/^Nej\./);
    expect(turned).toContain('Det er omvendt: [Hymer Midt ApS] ejer en del af [Hymer Drift ApS]');
    const former = await read('Ejer Gamle Hymer Hymer Midt ApS?');
    expect(former).toMatch(/^Nej\./);
    expect(former).toContain('indtil 01/01/2015');
  });

  test('is not judged where no owner is registered, or the share may be half', async () => {
    const nobody = await read('Does Hymer Top ApS own Hymer Ejerløs ApS?');
    expect(nobody).toMatch(/^The register does not decide that\./);
    expect(nobody).toContain('No owner of [Hymer Ejerløs ApS] is registered today.');
    const half = await read('Er Hymer Drift ApS et datterselskab af Hymer Midt ApS?');
    expect(half).toContain('Det afgør registret ikke: Andelen kan være halvdelen eller mere.');
  });

  test('of the one that was spoken of, and how much', async () => {
    const it = await read('Hvem er direktør i Hymer Midt ApS?', 'ejer Hymer Top ApS den?');
    expect(it).toMatch(/^Ja\./);
    const share = await read('Ejer Hymer Top ApS Hymer Midt ApS?', 'hvor meget?');
    expect(share).toMatch(
      /^\*\*\[Hymer Top ApS\]\*\* i \[Hymer Midt ApS\]:\n- Ejer: 66,67–89,99 %/,
    );
    const other = await read(
      'Does Hymer Top ApS own Hymer Midt ApS?',
      'does it own Hymer Drift ApS?',
    );
    expect(other).toContain('But through [Hymer Midt ApS]');
  });

  test('names the company that is not known', async () => {
    expect(await read('Ejer Hymer Intet ApS Hymer Midt ApS?')).toBe(
      'Ikke i registret: Ingen virksomhed hedder ”Hymer Intet ApS”.',
    );
  });
});

describe('what goes on with the owners or the person before', () => {
  test.each([
    ['Hvem er Hild Hymersdatter?', 'hvad ejer hun indirekte?', 'ejer gennem andre'],
    ['Who is Hild Hymersdatter?', 'what does she own indirectly?', 'owns through others'],
    ['Which companies does Hild Hymersdatter own?', 'and through others?', 'owns through others'],
    ['Tell me about Hymer Top ApS', 'what does it own indirectly?', 'owns through others'],
  ])('through others: %s %s', async (first, then, part) => {
    const text = await read(first, then);
    expect(text).toContain(part);
    expect(text).toContain('[Hymer Drift ApS]');
  });

  test.each([
    ['Who owns Hymer Drift ApS?', 'what else do they own?'],
    ['Hvem ejer Hymer Drift ApS?', 'hvad ejer de ellers?'],
  ])('what they own besides: %s %s', async (first, then) => {
    const text = await read(first, then);
    expect(text).toMatch(/^\*\*\[Hymer Midt ApS\]\*\*/);
    expect(text).toContain('- [Hymer Drift ApS] (');
  });
});

describe('another role, with nothing between the names', () => {
  test.each([
    ['Leder Hild Hymersdatter Hymer Drift ApS?', /^Ja\./],
    ['Is Hymer Drift ApS run by Hild Hymersdatter?', /^Yes\./],
    // Its owner does not run it.
    ['Driver Hymer Top ApS Hymer Midt ApS?', /^Nej\./],
    ['Did Hild Hymersdatter found Hymer Drift ApS?', /^No\./],
    ['Reviderer Hymer Top ApS Hymer Drift ApS?', /^Nej\./],
  ])('%s', async (question, verdict) => {
    expect(await read(question)).toMatch(verdict);
  });

  test('a person has no age or figures of their own', async () => {
    const [old, does] = [
      await read('How old is Hild Hymersdatter?'),
      await read('Hvad laver Hild Hymersdatter?'),
    ];
    expect(old).toContain('Of people I only know which companies they have roles in.');
    expect(does).toContain('**[Hild Hymersdatter]**');
    expect(does).not.toContain('Om personer ved jeg kun');
  });

  test.each(['Hvem overtog Hymer Midt ApS?', 'Who bought Hymer Midt ApS?'])(
    '%s',
    async (question) => {
      const text = await read(question);
      expect(text).toContain('Hymer Top ApS');
      expect(text).not.toContain('Gamle Hymer');
    },
  );
});
