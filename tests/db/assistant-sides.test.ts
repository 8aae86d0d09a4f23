import { describe, expect, test } from 'vitest';
import { sharedAssistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';

const world = await sharedAssistantWorld();

/** The company of the first line, of the second, and the heading above them. */
const paragraphs = async (question: string) => (await world.read(question)).split('\n\n');

describe('groups of companies against each other', () => {
  const inOdense = '[8](/discover?municipality=Odense)';
  const active = '[7](/discover?municipality=Odense&status=ACTIVE) of them active';
  const lines = [
    `- **Odense: ${inOdense}, ${active}**`,
    '- Aarhus: [2](/discover?municipality=Aarhus)',
  ];

  test('are counted, each a link to its own search, the one that is more in bold', async () => {
    const asked = await paragraphs('Compare the number of companies in Odense and Aarhus');
    expect(asked).toEqual([
      'Companies:',
      lines.join('\n'),
      'Read as: “Odense” (municipality), “Aarhus” (municipality).',
    ]);
  });

  test.each([
    ['Are there more companies in Odense than in Aarhus?', 'Yes.'],
    ['Are there fewer companies in Odense than in Aarhus?', 'No.'],
    ['Er der flere virksomheder i Aarhus end i Odense?', 'Nej.'],
    ['Er der flere virksomheder i Odense end i Aarhus med over 10 ansatte?', 'Tallene er ens.'],
    ['Does Aarhus have fewer anpartsselskaber than Odense?', 'Yes.'],
  ])('what is claimed is true or not: %s', async (question, verdict) => {
    expect((await paragraphs(question))[0]).toBe(verdict);
  });

  test('what one does not say is as the other says it, before or behind', async () => {
    const [, , told] = await paragraphs('Er der flere it-virksomheder i Aarhus end i Odense?');
    const sector = 'Programmering+og+it-r%C3%A5dgivning';
    const href = `/discover?sector=${sector}&municipality=Aarhus`;
    expect(told).toBe(
      `- **it-virksomheder · Aarhus: [2](${href})**\n- it-virksomheder · Odense: 0`,
    );
    const [, , other] = await paragraphs('Are there more ApS than A/S in Aarhus?');
    expect(other).toMatch(/^- ApS · Aarhus: \[1\].*\n- A\/S · Aarhus: \[1\]/);
  });

  test('are named once, and by the place that is asked about last', async () => {
    const user = await world.createUser();
    const first = 'how many companies opened in Odense in 2011 compared to 2010?';
    const { text } = await world.answer(user, first);
    expect(text).toContain('- opened in Odense in 2011: 0\n- **opened in Odense in 2010: [8]');
    const next = (await world.answer(user, 'and in Aarhus?')).text;
    expect(next).toContain('- opened in 2011 · Aarhus: 0');
    expect(next).toContain('**opened in 2010 · Aarhus: [1]');
    expect(next).not.toContain('Odense');
  });

  test('are measured where a figure is asked for', async () => {
    const asked = await paragraphs(
      'Is the average number of employees in Aarhus higher than in Odense?',
    );
    expect(asked.slice(0, 2)).toEqual(['Yes.', 'Employees, average:']);
    expect(asked[2]).toContain('**Aarhus: 36, of the [2](/discover?municipality=Aarhus)');
    const revenue = 'Compare the average revenue of companies in Aarhus and Odense';
    expect((await paragraphs(revenue))[1]).toMatch(/Aarhus: 1\.234\.567\sDKK.*\n- Odense: not in/);
  });

  test('are added up where they are compared by a figure', async () => {
    const asked = await paragraphs('Har Odense flere ansatte end Aarhus?');
    expect(asked.slice(0, 2)).toEqual(['Ja.', 'Ansatte, i alt:']);
    expect(asked[2]).toContain('**Odense: 90');
  });

  test('are asked about further', async () => {
    const user = await world.createUser();
    await world.answer(user, 'Are there more companies in Odense than in Aarhus?');
    const { text } = await world.answer(user, 'and with over 50 employees?');
    expect(text).toContain('No.');
    expect(text).toContain('over 50 employees · Aarhus: [1]');
  });

  test.each([
    'The largest company in Aarhus compared with the largest in Odense',
    'Sammenlign den største virksomhed i Aarhus med den største i Odense',
  ])('of each the first one is compared: %s', async (question) => {
    expect(await world.read(question)).toContain(
      `/compare?company=${keyOf(1)}&company=${keyOf(16)}`,
    );
  });

  test('with words that nobody understands are not counted without them', async () => {
    expect(await world.read('Are there more companies than people?')).not.toContain('Companies:');
  });
});

describe('companies against each other by what they have', () => {
  test.each([
    'Does Ægir Kode have more employees than Tvilling Kode?',
    'Har Ægir Kode flere ansatte end Tvilling Kode?',
    'Har Ægir Kode eller Tvilling Kode flest ansatte?',
    'Has Ægir Kode or Tvilling Kode more employees?',
    'Is Ægir Kode more profitable than Tvilling Kode?',
    'Tjener Ægir Kode mere end Tvilling Kode?',
    'Omsætter Ægir Kode for mere end Tvilling Kode?',
    'Does Ægir Kode make more money than Tvilling Kode?',
  ])('%s', async (question) => {
    expect(await world.read(question)).toContain(
      `/compare?company=${keyOf(1)}&company=${keyOf(2)}`,
    );
  });

  test.each(['Does Ægir Kode have more than 50 employees?', 'Har Ægir Kode over 100 ansatte?'])(
    'one against a number is asked about alone: %s',
    async (question) => {
      const text = await world.read(question);
      expect(text).toContain(`[60](/detail/${keyOf(1)}#employment)`);
      expect(text).not.toContain('/compare');
    },
  );

  test('or against itself of another year', async () => {
    expect(await world.read('Has Ægir Kode higher revenue than last year?')).toContain('+23,46');
  });
});
