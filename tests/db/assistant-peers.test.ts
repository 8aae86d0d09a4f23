import { describe, expect, test } from 'vitest';
import { accountsOf } from '../support/account-records';
import { sharedAssistantWorld } from '../support/assistant-world';
import { companyRecord, keyOf } from '../support/company-record';
import { NOBODY } from '../support/nobody';

const YMER = keyOf(100);
const industry = { version: 'DB07', code: '105100', text: 'Mejerier' } as const;

/** A dairy with this solvency ratio and return on equity. */
function dairy(number: number, name: string, solvencyRatio: number, roe: number | null) {
  const values = { solvencyRatio, roe, revenue: 1_000_000 };
  const accounts = accountsOf(keyOf(number), [{ year: 2021, values }]);
  return companyRecord(number, { name, names: [], industry, employees: 5, accounts });
}

/** 40 others with solvency ratios from 1 to 40 %; half of them have a return on equity. */
const others = Array.from({ length: 40 }, (_, at) =>
  dairy(101 + at, `Mejeri ${at + 1} ApS`, at + 1, at < 10 ? 5 : null),
);

const bare = companyRecord(99, {
  ...{ name: 'Bare Uld ApS', names: [], industry, employees: 5 },
  accounts: accountsOf(keyOf(99), [{ year: 2021, values: { revenue: 1_000_000 } }]),
});

const world = await sharedAssistantWorld(async () => {
  const { loadCompanies } = await import('@/lib/register/load');
  const load = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-02-01' } as const;
  await loadCompanies([bare, dairy(100, 'Ymer Ost ApS', 30.5, 12), ...others], load);
});

const page = (key: string) => ({ kind: 'company', key }) as const;
const tab = `/detail/${YMER}?tab=key-figure`;
const RANK = `- Soliditetsgrad: [30,50 %](${tab}#solvencyRatio), højere end [75 %](${tab}#peers) af 40 sammenlignelige og over deres median på 20,50\u00a0%`;

describe('a key figure of a company against its industry', () => {
  test.each([
    'Er soliditetsgraden i Ymer Ost bedre end branchen?',
    'Hvad er soliditetsgraden i Ymer Ost, og hvordan er den i forhold til branchen?',
    `Er soliditetsgraden i CVR ${YMER} bedre end branchen?`,
    'Hvad er soliditetsgraden i Ymer Ost sammenlignet med gennemsnittet i branchen?',
    'Er Ymer Ost mere solvent end lignende virksomheder?',
    'Sammenlign soliditetsgraden i Ymer Ost med branchen',
  ])('%s', async (question) => {
    const text = await world.read(question, page(keyOf(1)));
    expect(text).toContain(`**[Ymer Ost ApS](/detail/${YMER})**`);
    expect(text).toContain(RANK);
    expect(text).toContain('hvis branchekode begynder med 105');
    expect(text).not.toContain('ROE');
  });

  test.each([
    'Is its solvency ratio above the industry average?',
    'How does the solvency ratio compare to its peers?',
    'What is the average solvency ratio in the industry?',
  ])('of the company whose page is open: %s', async (question) => {
    expect(await world.read(question, page(YMER))).toContain('higher than [75 %](');
  });

  test('an average is not computed, and the answer says so', async () => {
    const text = await world.read('Is its solvency ratio above the industry average?', page(YMER));
    expect(text).toContain('an average is not computed');
    expect(await world.read('Is its solvency better than its peers?', page(YMER))).not.toContain(
      'average',
    );
  });

  test('a figure that too few peers have is named, not ranked', async () => {
    const text = await world.read('ROE og soliditetsgrad i Ymer Ost i forhold til branchen');
    expect(text).toContain(RANK);
    expect(text).toContain('(ROE) sammenlignes ikke');
  });
});

describe('a company against its industry', () => {
  test.each([
    'Er Ymer Ost bedre end gennemsnittet i branchen?',
    'Er Ymer Ost ApS bedre end branchen?',
    'Hvordan klarer Ymer Ost sig i forhold til branchen?',
  ])('%s', async (question) => {
    expect(await world.read(question)).toContain(RANK);
  });

  test('competitors are still a table', async () => {
    const text = await world.read('Er Ymer Ost bedre end dens konkurrenter?', page(keyOf(1)));
    expect(text).toMatch(/^\| {2}\| \*\*\[Ymer Ost ApS\]/);
  });

  test('amounts have no rank: companies like it are shown', async () => {
    const text = await world.read('Er omsætningen i Ymer Ost højere end branchen?');
    expect(text).toContain('Her er intet branchegennemsnit for beløb og ansatte');
    expect(text).toContain('| Nettoomsætning |');
  });

  test('without any rank, the reason and companies like it', async () => {
    const text = await world.read('Er Ægir Kode bedre end branchen?');
    expect(text).toContain('har færre end 20 sammenlignelige');
    expect(text).toContain('[Tvilling Kode ApS]');
    expect(await world.read('Er Bare Uld bedre end branchen?')).toContain(
      'Ingen af nøgletallene i det nyeste regnskab',
    );
    const none = await world.read('Er Tvilling Kode bedre end branchen?');
    expect(none).toContain('har intet eget regnskab');
  });

  test('"and the median?" after it is answered', async () => {
    const { answerByReader } = await import('@/lib/assistant/reader');
    const question = 'Er soliditetsgraden i Ymer Ost over gennemsnittet i branchen?';
    const former = [{ question, answer: await world.read(question) }];
    const asked = { userId: NOBODY, openKey: null, formerKey: YMER, former };
    expect((await answerByReader({ ...asked, question: 'og medianen?' })).text).toContain(RANK);
  });
});

describe('after a company was compared with its industry', () => {
  const asked = async (question: string, ...before: string[]) => {
    const { answerByReader } = await import('@/lib/assistant/reader');
    const former: { question: string; answer: string }[] = [];
    const spoken = { userId: NOBODY, openKey: null, formerKey: YMER };
    for (const one of before) {
      const { text } = await answerByReader({ ...spoken, question: one, former: [...former] });
      former.push({ question: one, answer: text });
    }
    return (await answerByReader({ ...spoken, question, former })).text;
  };
  const ofMany = 'How does Ymer Ost compare with its industry?';
  const ofOne = 'Er soliditetsgraden i Ymer Ost bedre end branchen?';

  test('another company is compared too', async () => {
    const text = await asked('and Mejeri 12 ApS?', ofMany);
    expect(text).toContain(`**[Mejeri 12 ApS](/detail/${keyOf(112)})**`);
    expect(text).toMatch(/12\.00 %|12,00 %/);
    expect(text).toContain('of 40 peers');
    expect(await asked('og i Mejeri 12 ApS?', ofOne)).toMatch(/12,00 %.* af 40 sammenlignelige/);
  });

  test('another key figure is ranked too, of whichever company came last', async () => {
    const text = await asked('og ROE?', ofOne);
    expect(text).toContain(`[Ymer Ost ApS](/detail/${YMER}) har færre end 20 sammenlignelige`);
    expect(await asked('og soliditetsgraden?', ofOne, 'og i Mejeri 12 ApS?', 'og ROE?')).toContain(
      '12,00 %',
    );
  });
});

test('a model gets the same ranks from its tool', async () => {
  const { assistantTools } = await import('@/lib/assistant/tools');
  const found = await assistantTools.peers?.run(
    { key: YMER, fields: ['roe', 'solvencyRatio'] },
    { userId: NOBODY },
  );
  expect(found).toMatchObject({
    among: { industryGroup: '105', employees: { from: 1, to: 9 }, endDate: '2021-12-31' },
    ranks: [{ field: 'solvencyRatio', value: 30.5, percentile: 75, median: 20.5, peers: 40 }],
    href: `${tab}#peers`,
  });
  expect(await assistantTools.peers?.run({ key: keyOf(999) }, { userId: NOBODY })).toBeNull();
});
