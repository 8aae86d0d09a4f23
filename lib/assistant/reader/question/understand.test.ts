import { describe, expect, it } from 'vitest';
import { foldText } from '@/lib/words/fold';
import { askedOfOne, type Subject } from './asked';
import { withoutGreeting } from './subject';
import { understand } from './understand';
import { asksForGroup } from './understand-company';
import { readColleagues, readPerson } from './understand-people';

const kindOf = (question: string) => understand(question, false).kind;

describe('words of names ask for nothing', () => {
  it.each([
    ['Who is the CEO of Sound Hub?', 'roles', 'Sound Hub'],
    ['Hvem er direktør i Sund & Bælt?', 'roles', 'Sund & Bælt'],
    ['Who owns Nordic Sales?', 'roles', 'Nordic Sales'],
    ['Who owns Nordic Holdings?', 'roles', 'Nordic Holdings'],
    ['What is the address of Sound Hub?', 'fact', 'Sound Hub'],
    ['Is Sound Hub profitable?', 'health', 'Sound Hub'],
  ])('%s', (question, kind, name) => {
    expect(understand(question, false)).toMatchObject({ kind, subject: { name } });
  });
});

describe('whether a company does well', () => {
  it.each([
    ...['Is Ægir Kode healthy?', 'How healthy is Ægir Kode?', 'Is Ægir Kode financially sound?'],
    ...['Does Ægir Kode lose money?', 'Has Ægir Kode made money?'],
    ...['Is Ægir Kode a strong company?', 'Can I trust Ægir Kode?', 'Is Ægir Kode trustworthy?'],
    ...['Er Ægir Kode sund?', 'Hvor sund er Ægir Kode?', 'Er Ægir Kode en sund virksomhed?'],
    ...['Er Ægir Kode økonomisk stabil?', 'Er Ægir Kode rentabel?'],
  ])('%s', (question) => {
    expect(understand(question, false)).toMatchObject({
      kind: 'health',
      subject: { name: 'Ægir Kode' },
    });
  });
});

it.each(['Was Ægir Kode profitable in 2019?', 'Did Ægir Kode lose money in 2019?'])(
  'whether it did well in a year is told by the result of that year: %s',
  (question) => {
    expect(understand(question, false)).toMatchObject({
      kind: 'amounts',
      fields: ['profitLoss'],
      year: 2019,
      subject: { name: 'Ægir Kode' },
    });
  },
);

describe('words around a name are none of it', () => {
  it.each([
    'Jeg vil gerne vide hvor mange ansatte Ægir Kode har',
    "I'd like to see the revenue of Ægir Kode",
    'What is the share capital in kroner of Ægir Kode?',
    'Which auditor does Ægir Kode use?',
  ])('%s', (question) => {
    expect(understand(question, false)).toMatchObject({ subject: { name: 'Ægir Kode' } });
  });
});

describe('who is asked for', () => {
  it.each([
    ['Who audits the annual accounts of Ægir Kode?', 'AUDITOR'],
    ['Hvem reviderer regnskabet for Ægir Kode?', 'AUDITOR'],
    ['Who is the CEO or owner of Ægir Kode?', 'MANAGEMENT'],
    ['Who led Ægir Kode in 2018?', 'MANAGEMENT'],
    ['Hvem ledede Ægir Kode i 2018?', 'MANAGEMENT'],
    ['Who ran Ægir Kode?', 'MANAGEMENT'],
  ])('%s', (question, group) => {
    expect(understand(question, false)).toMatchObject({
      kind: 'roles',
      groups: expect.arrayContaining([group]),
      subject: { name: 'Ægir Kode' },
    });
  });
});

describe('who held a role then, joined or left', () => {
  it.each([
    ['Hvem har forladt direktionen i Ægir Kode?', { former: true, year: null }],
    ['Hvem gik af som direktør i Ægir Kode?', { former: true }],
    ['Who left the board of Ægir Kode?', { former: true }],
    ['Hvem var direktør i Ægir Kode i 2018?', { year: 2018 }],
    ['Who was director of Ægir Kode before 2018?', { time: { from: null, to: '2017-12-31' } }],
    [
      'Hvem tiltrådte bestyrelsen i Ægir Kode efter 2017?',
      { time: { from: '2018-01-01', to: null, moved: 'began' } },
    ],
    [
      'Hvem var direktør i Ægir Kode den 1. januar 2018?',
      { time: { from: '2018-01-01', to: '2018-01-01' } },
    ],
    ['Hvem ejede Ægir Kode dengang?', { backThen: 'spoken' }],
    ['Hvem var direktør i Ægir Kode, da det gik konkurs?', { backThen: 'ended' }],
    ['Who owned Ægir Kode when it went bankrupt?', { backThen: 'ended' }],
    ['Hvem ejer mindst 25 % af Ægir Kode?', { share: { is: 'min', percent: 25 } }],
  ])('%s', (question, asked) => {
    const read = understand(question, false);
    expect(read).toMatchObject({ kind: 'roles', ...asked, subject: { name: 'Ægir Kode' } });
  });
});

describe('companies beside each other', () => {
  const names = ['Ægir Kode', 'Tvilling Tag'];
  it.each([
    ...['Is Ægir Kode larger than Tvilling Tag?', 'Er Ægir Kode større end Tvilling Tag?'],
    ...['Which has the higher revenue, Ægir Kode or Tvilling Tag?'],
    ...['Who has more employees, Ægir Kode or Tvilling Tag?'],
    ...['Who is more profitable, Ægir Kode or Tvilling Tag?'],
    ...['Compare the solvency ratio of Ægir Kode and Tvilling Tag'],
    ...['Sammenlign soliditetsgraden i Ægir Kode og Tvilling Tag'],
  ])('%s', (question) => {
    expect(understand(question, false)).toMatchObject({ kind: 'compare', names });
  });

  it('may be named before the figure', () => {
    const question = "Is Ægir Kode's solvency ratio higher than that of Tvilling Tag?";
    const owned = ["Ægir Kode's", 'Tvilling Tag'];
    expect(understand(question, false)).toMatchObject({ kind: 'compare', names: owned });
  });

  it.each([
    'Compare Ægir Kode, Bølge and Tvilling Tag',
    'Sammenlign Ægir Kode, Bølge, og Tvilling Tag',
  ])('%s', (question) => {
    const three = ['Ægir Kode', 'Bølge', 'Tvilling Tag'];
    expect(understand(question, false)).toMatchObject({ kind: 'compare', names: three });
  });

  it.each([
    ...[
      'Who earns most of Ægir Kode and Tvilling Tag?',
      'Hvem er størst af Ægir Kode og Tvilling Tag?',
    ],
    ...['Hvem tjener mest af Ægir Kode og Tvilling Tag?'],
    ...['Which is the largest of Ægir Kode and Tvilling Tag?'],
    ...['Which of Ægir Kode and Tvilling Tag has the highest equity?'],
    ...['Hvilken af Ægir Kode og Tvilling Tag har flest ansatte?'],
    ...[
      'Vokser Ægir Kode hurtigere end Tvilling Tag?',
      'Har Ægir Kode større vækst end Tvilling Tag?',
    ],
    ...['Is Ægir Kode growing faster than Tvilling Tag?'],
    ...['Hvem vokser hurtigst, Ægir Kode eller Tvilling Tag?'],
  ])('the first of several, or the faster: %s', (question) => {
    expect(understand(question, false)).toMatchObject({ kind: 'compare', names, years: [] });
  });

  it.each([
    ...[
      'Compare Ægir Kode and Tvilling Tag in 2018',
      'Sammenlign Ægir Kode og Tvilling Tag for 2018',
    ],
    ...['Compare the 2018 accounts of Ægir Kode and Tvilling Tag'],
    ...['Which had the higher revenue in 2018, Ægir Kode or Tvilling Tag?'],
    ...['In 2018, who earned more, Ægir Kode or Tvilling Tag?'],
    ...['Hvem havde størst overskud i 2018, Ægir Kode eller Tvilling Tag?'],
    ...['Var Ægir Kode større end Tvilling Tag i 2018?'],
    ...['Hvem tjente mest i 2018 af Ægir Kode og Tvilling Tag?'],
  ])('in a year: %s', (question) => {
    expect(understand(question, false)).toMatchObject({ kind: 'compare', names, years: [2018] });
  });

  it('a name keeps its year', () => {
    expect(understand('Compare Kapital i 2018 ApS and Ægir Kode', false)).toMatchObject({
      names: ['Kapital i 2018 ApS', 'Ægir Kode'],
      years: [],
    });
  });

  it.each([
    'Who owns most of Ægir Kode and Tvilling Tag?',
    'Who is the oldest director of Ægir Kode and Tvilling Tag?',
    'Which is the largest of the bakers and butchers in Odense?',
    'Has Ægir Kode more employees than in 2018?',
  ])('does not compare companies: %s', (question) => {
    expect(kindOf(question)).not.toBe('compare');
  });

  it.each([
    'Which companies are older than 10 years?',
    'Hvilke virksomheder er ældre end ti år?',
    'Hvilken virksomhed har flest ansatte eller størst omsætning i Aarhus?',
    'Show firms in Aarhus that are larger than 50 employees',
  ])('many are searched for, not compared: %s', (question) => {
    expect(kindOf(question)).toBe('list');
  });
});

it.each([
  ['I would like to know the phone number of Ægir Kode', 'fact'],
  ["I'd like to see the revenue of Ægir Kode", 'amounts'],
  ['Find companies like Ægir Kode', 'similar'],
  ['Which brand like Ægir Kode is there?', 'similar'],
])('"like" may be a wish: %s', (question, kind) => {
  expect(kindOf(question)).toBe(kind);
});

it.each([
  ['Revisor for Ægir Kode A/S', 'roles', 'Ægir Kode A/S'],
  ['Omsætning i Ægir Kode A/S', 'amounts', 'Ægir Kode A/S'],
  ['Adresse for Bech og Sønner ApS', 'fact', 'Bech og Sønner ApS'],
  ['Hvem ejer Kapital i Fokus ApS?', 'roles', 'Kapital i Fokus ApS'],
])('the first word of a question is not the name’s: %s', (question, kind, name) => {
  expect(understand(question, false)).toMatchObject({ kind, subject: { name } });
});

describe('eight digits', () => {
  it.each([
    ['Who owns 12 34 56 78?', '12345678'],
    ['Who owns CVR 12.345.678?', '12345678'],
    ['restauranter med omsætning over 10.000.000', null],
    ['restaurants with revenue over 10000000 DKK', null],
    ['revenue of Ægir Kode 2019 2020', null],
  ])('%s', (question, key) => {
    expect(understand(question, false)).toMatchObject({ subject: { key } });
  });
});

describe('how something is done here', () => {
  it.each([
    ['How do I share a company?', 'share'],
    ['How do I share a list with colleagues?', 'share'],
    ['Turn off notifications', 'digest'],
    ['Hvad koster det?', 'cost'],
    ['How much does it cost?', 'cost'],
    ['Is this free?', 'cost'],
    ['How do I find companies in Aarhus?', 'find'],
    ['How do I find a specific company?', 'find'],
    ['How do I find Ægir Kode?', 'find'],
    ['Hvordan skifter jeg sprog?', 'language'],
    ['Change the language to Danish', 'language'],
    ['Hvor kommer tallene fra?', 'source'],
    ['Where do you get the financials from?', 'source'],
    ['Må jeg citere jeres tal i en artikel?', 'source'],
    ['Hvor mange virksomheder må jeg eksportere?', 'export'],
    ['Is there a limit on exports?', 'export'],
    ['How do I save Ægir Kode A/S?', 'save'],
    ['How do I see who owns a company?', 'owners'],
    ['Hvordan finder jeg ud af, hvem der står bag et selskab?', 'owners'],
    ['How do I find companies that went bankrupt?', 'ended'],
    ['Hvordan finder jeg virksomheder, der er ophørt?', 'ended'],
    ['Gem den', 'save'],
    ['Save this company', 'save'],
    ['Tilføj til min liste', 'lists'],
    ['Send den til min kollega', 'share'],
    ['Print', 'print'],
    ['How do I print the page?', 'print'],
    ['Eksporter regnskabet som Excel', 'figuresFile'],
    ['How do I import my customers from Excel?', 'import'],
    ['Kan jeg uploade en kundeliste?', 'import'],
    ['Importer mine kunder fra et regneark', 'import'],
    ['Do you have webhooks?', 'webhooks'],
    ['Kan jeg få en webhook?', 'webhooks'],
    ['Is there an API?', 'api'],
  ])('%s', (question, topic) => {
    expect(understand(question, false)).toEqual({ kind: 'product', topic });
  });

  it.each([
    ['How can I find Arlas phone number?', 'fact'],
    ['How can I see who owns Ægir Kode?', 'roles'],
    ['Where can I find the owners of Ægir Kode?', 'roles'],
    ['Which companies in Odense went bankrupt?', 'list'],
    ['Hvilke virksomheder har skiftet navn?', 'list'],
    ['Which companies moved to Odense last year?', 'list'],
    ['Hvilke virksomheder har fået et nyt bestyrelsesmedlem?', 'list'],
    ['Hvilke virksomheder er flyttet til Odense i 2021?', 'list'],
    ['Where can I find a phone number for Ægir Kode?', 'fact'],
    ['Did Ægir Kode change its name to Danish Kode?', 'history'],
    ['Hvor mange digital bureauer kommer fra Aarhus?', 'count'],
    ['How does Nordic Export A/S make money?', 'health'],
    ['Can you find restaurants in Odense that went bankrupt?', 'fact'],
    ['Kan du finde konkursramte virksomheder i Odense?', 'unknown'],
    ['import af vin i Aarhus', 'unknown'],
    ['Hvor mange virksomheder eksporterer?', 'count'],
  ])('is not asked: %s', (question, kind) => {
    expect(kindOf(question)).toBe(kind);
  });
});

it.each([
  ['Revenue of Ægir Group', 'Ægir Group A/S', false],
  ['Group revenue of Ægir Group', 'Ægir Group A/S', true],
  ['Hvad er koncernens egenkapital?', 'Ægir Kode A/S', true],
  ['Hvad er egenkapitalen?', 'Ægir Kode A/S', false],
])('the accounts of a group: %s', (question, name, is) => {
  expect(asksForGroup(question, name)).toBe(is);
});

it.each([
  ['Hi, who owns Ægir Kode?', 'who owns Ægir Kode?'],
  ['Hej Veminto! Hvem ejer den?', 'Hvem ejer den?'],
  ['hello what is its equity', 'what is its equity'],
  ['Hi Who owns it?', 'Who owns it?'],
  ['Hello Retail', 'Hello Retail'],
  ['Hi-Con A/S', 'Hi-Con A/S'],
  ['Hello!', 'Hello!'],
])('a greeting before a question: %s', (written, question) => {
  expect(withoutGreeting(written)).toBe(question);
});

describe('who stands behind a company', () => {
  it.each([
    ...['Who is behind Ægir Kode?', "Who's behind Ægir Kode A/S?", 'Hvem står bag Ægir Kode?'],
    ...['Who ultimately owns Ægir Kode?', 'Who is the ultimate owner of Ægir Kode?'],
    ...['Ownership structure of Ægir Kode', 'Show me the group structure of Ægir Kode'],
    ...['What is the parent company of Ægir Kode?', 'Does Ægir Kode have a parent company?'],
    ...['Hvad er ejerstrukturen i Ægir Kode?', 'Ejerforhold for Ægir Kode'],
    ...['Hvem er moderselskab til Ægir Kode?', 'Koncernstruktur for Ægir Kode'],
  ])('%s', (question) => {
    const { kind, subject } = understand(question, false) as { kind: string; subject: Subject };
    expect([kind, foldText(subject.name ?? '').slice(0, 10)]).toEqual(['ownership', 'aegir kode']);
  });

  it.each([
    ['Who ultimately owned Ægir Kode on 31 December 2019?', '2019-12-31'],
    ['Who owned Ægir Kode in 2019, and through which companies?', '2019-12-31'],
    ['Ownership structure of Ægir Kode at the beginning of 2018', '2018-01-01'],
    ['Hvem ejede Ægir Kode den 1. maj 2018, og gennem hvilke selskaber?', '2018-05-01'],
    ['Hvem stod bag Ægir Kode i 2015?', '2015-12-31'],
    ['Koncernstruktur for Ægir Kode pr. 30/06/2017', '2017-06-30'],
    ['Hvem ejer Ægir Kode i sidste ende?', null],
  ])('on a day: %s', (question, on) => {
    expect(understand(question, false)).toMatchObject({
      ...{ kind: 'ownership', on, subject: { name: 'Ægir Kode' } },
    });
  });
});

describe('names are those that were written', () => {
  it.each([
    ['Hvem er direktør i “Østers & Æbler”?', 'Østers & Æbler'],
    ['Who is the CEO of Emlex IT?', 'Emlex IT'],
    ['Who is the CEO of emlex, and does it pay?', 'emlex'],
    ['WHO IS THE CEO OF EMLEX IT?', 'EMLEX'],
  ])('%s', (question, name) => {
    expect(understand(question, false)).toMatchObject({ kind: 'roles', subject: { name } });
  });
});

describe('words of one kind do not hide what is asked for', () => {
  it.each([
    ['Can the director of Ægir Kode A/S sign alone?', { kind: 'fact', fields: ['signingRule'] }],
    ['Kan direktøren i Ægir Kode A/S tegne alene?', { kind: 'fact', fields: ['signingRule'] }],
    ['Who can sign on behalf of Ægir Kode?', { kind: 'fact', subject: { name: 'Ægir Kode' } }],
    ['Hvem er tegningsberettiget i Ægir Kode?', { kind: 'fact', fields: ['signingRule'] }],
    ['How do I sign in?', { kind: 'product', topic: 'password' }],
    ['Can Ægir Kode A/S pay?', { kind: 'health', subject: { name: 'Ægir Kode A/S' } }],
    ['Kan vi levere på kredit til Ægir Kode?', { kind: 'health', subject: { name: 'Ægir Kode' } }],
    ['Kan Ægir Kode betale til tiden?', { kind: 'health', subject: { name: 'Ægir Kode' } }],
    ['Who is the director of Ægir Kode A/S?', { kind: 'roles' }],
    ['Is Ægir Kode A/S a subsidiary?', { kind: 'ownership' }],
    ['Er Ægir Kode A/S et datterselskab?', { kind: 'ownership' }],
    ['Is there a subsidiary of Ægir Kode A/S?', { kind: 'owned' }],
    ['Hvilke datterselskaber har Ægir Kode A/S?', { kind: 'owned' }],
    ['Gross profit of Ægir Kode A/S per year', { kind: 'amounts', history: true }],
    ['Egenkapital i Ægir Kode A/S pr. år', { kind: 'amounts', history: true }],
    ['Equity of Ægir Kode A/S', { kind: 'amounts', history: false }],
    ['Har Ægir Kode A/S revision fravalgt?', { kind: 'fact', fields: ['auditWaived'] }],
    [
      'Er kapitalen fuldt indbetalt i Ægir Kode A/S?',
      { fields: ['capitalPartlyPaid', 'capital'], subject: { name: 'Ægir Kode A/S' } },
    ],
    [
      'Is the share capital of Ægir Kode A/S fully paid up?',
      { fields: ['capitalPartlyPaid', 'capital'], subject: { name: 'Ægir Kode A/S' } },
    ],
    [
      'Hvornår er vedtægterne fra i Ægir Kode A/S?',
      { fields: ['articlesOn'], subject: { name: 'Ægir Kode A/S' } },
    ],
    [
      'When are the articles of association of Ægir Kode A/S from?',
      { fields: ['articlesOn'], subject: { name: 'Ægir Kode A/S' } },
    ],
    [
      'Har Ægir Kode A/S kapitalklasser?',
      { fields: ['shareClasses'], subject: { name: 'Ægir Kode A/S' } },
    ],
    [
      'Did the auditor make a reservation in the accounts of Ægir Kode?',
      { kind: 'notKept', what: 'opinion', subject: { name: 'Ægir Kode' } },
    ],
  ])('%s', (question, meant) => {
    expect(understand(question, false)).toMatchObject(meant);
  });
});

describe('changes', () => {
  it.each([
    ['Where was Ægir Kode located before?', ['ADDRESS']],
    ['Hvor boede Ægir Kode tidligere?', ['ADDRESS']],
    ['Has Ægir Kode ever moved?', ['ADDRESS']],
    ['Er Ægir Kode flyttet?', ['ADDRESS']],
    ['Has Ægir Kode changed CEO recently?', ['MANAGEMENT']],
    ['Har Ægir Kode skiftet revisor?', ['AUDITOR']],
    ['Har Ægir Kode skiftet interessenter?', ['MANAGEMENT']],
    ['Who replaced Njord Vanesøn as CEO of Ægir Kode?', ['MANAGEMENT']],
    ['Has Ægir Kode changed its legal form?', ['FORM']],
    ['Has Ægir Kode changed its articles of association?', ['ARTICLES']],
    ['Har Ægir Kode ændret vedtægter?', ['ARTICLES']],
    ['Has Ægir Kode changed its name?', ['NAME']],
    ['Hvornår skiftede Ægir Kode navn?', ['NAME']],
  ])('of one kind: %s', (question, fields) => {
    expect(understand(question, false)).toMatchObject({
      kind: 'history',
      only: { fields },
      subject: { name: 'Ægir Kode' },
    });
  });

  it.each([
    ['Any changes in management at Ægir Kode in the last two years?', { yearsAgo: 2 }],
    ['Hvad er der sket i Ægir Kode det seneste år?', { yearsAgo: 1 }],
    ['What changed at Ægir Kode since 2019?', { year: 2019 }],
    ['What changed recently at Ægir Kode?', null],
  ])('from when on: %s', (question, since) => {
    expect(understand(question, false)).toMatchObject({
      kind: 'history',
      since,
      subject: { name: 'Ægir Kode' },
    });
  });

  it.each([
    ['Where is Ægir Kode located?', 'fact'],
    ['How has the equity of Ægir Kode changed since 2016?', 'amounts'],
    ['Who is the new CEO of Ægir Kode?', 'roles'],
  ])('none: %s', (question, kind) => {
    expect(understand(question, false).kind).toBe(kind);
  });
});

describe('names of the past and of today', () => {
  it.each([
    'Which company used to be called Havgud Revisorer?',
    'Hvilket firma hed tidligere Havgud Revisorer?',
    'What is Havgud Revisorer called today?',
    'Hvad hedder Havgud Revisorer i dag?',
  ])('whose words ask for nothing: %s', (question) => {
    expect(understand(question, false)).toMatchObject({
      kind: 'fact',
      fields: ['otherNames'],
      subject: { name: 'Havgud Revisorer' },
    });
  });

  it('who came before somebody is of the company', () => {
    for (const question of [
      'Who was CEO of Ægir Kode before Mia Lund?',
      'Hvem var revisor før Havgud Revision i Ægir Kode?',
    ]) {
      expect(understand(question, false)).toMatchObject({
        kind: 'roles',
        former: true,
        subject: { name: 'Ægir Kode' },
      });
    }
  });
});

describe('what people are asked for', () => {
  it.each([
    ['Which boards does Kolga Lund sit on?', ['BOARD']],
    ['I hvilke bestyrelser sidder Kolga Lund?', ['BOARD']],
    ['What boards is Kolga Lund on?', ['BOARD']],
  ])('%s', (question, groups) => {
    expect(readPerson(askedOfOne(question))).toMatchObject({ name: 'Kolga Lund', groups });
  });

  it.each([
    [
      'Hvilke selskaber var Kolga Lund direktør i i 2018?',
      { groups: ['MANAGEMENT'], time: { from: '2018-01-01', to: '2018-12-31' } },
    ],
    [
      'Hvilke virksomheder er Kolga Lund direktør i, men ikke ejer af?',
      { groups: ['MANAGEMENT'], without: ['OWNER', 'PARTNER'] },
    ],
    ['Which companies does Kolga Lund own but not run?', { without: ['MANAGEMENT', 'PARTNER'] }],
    [
      'Hvilke virksomheder er Kolga Lund både direktør i og ejer af?',
      { each: [['OWNER', 'PARTNER'], ['MANAGEMENT']] },
    ],
    ['Hvilke holdingselskaber ejer Kolga Lund?', { groups: ['OWNER', 'PARTNER'] }],
    ['Hvilke selskaber ejer Kolga Lund mere end 50 % af?', { share: { is: 'over', percent: 50 } }],
  ])('when, in which roles together, and how much: %s', (question, asked) => {
    expect(readPerson(askedOfOne(question))).toMatchObject({ name: 'Kolga Lund', ...asked });
  });

  it('the year in which companies were founded is not one of the roles', () => {
    const asked = readPerson(askedOfOne('Hvilke selskaber stiftet i 2018 ejer Kolga Lund?'));
    expect(asked).not.toHaveProperty('time');
  });

  it.each([
    'Who sits on boards with Kolga Lund?',
    'Hvem sidder i bestyrelse med Kolga Lund?',
    'Who else sits on the board with Kolga Lund?',
  ])('%s', (question) => {
    expect(readColleagues(askedOfOne(question))).toBe('Kolga Lund');
  });
});

describe('what is nowhere in the data', () => {
  it.each([
    ['What does the CEO of the largest earn?', 'pay'],
    ['What does she earn?', 'pay'],
    ['How old is he?', 'age'],
    ['Bank balance of Ægir Kode', 'bank'],
    ['Hvor mange penge har Ægir Kode i banken?', 'bank'],
    ['Where does the CEO of Ægir Kode live?', 'private'],
    ['Hvor bor direktøren i Ægir Kode?', 'private'],
    ['What is the CPR number of Ran Søgaard?', 'private'],
    ['Hvornår blev Ran Søgaard født?', 'private'],
    ['How many lawsuits does Ægir Kode have?', 'court'],
    ['Har Ægir Kode nogen retssager?', 'court'],
    ['Has Ægir Kode any unpaid debts to SKAT?', 'arrears'],
    ['Er Ægir Kode registreret i RKI?', 'arrears'],
    ['Which companies are late with their annual reports?', 'due'],
    ['What is the cash flow of Ægir Kode?', 'otherFigures'],
    ['EBITDA i Ægir Kode', 'otherFigures'],
    ['What brands does Ægir Kode sell?', 'trade'],
    ['EAN-nummer på Ægir Kode', 'ean'],
    ['Hvilke virksomheder har skiftet formand?', 'changesOfMany'],
    ['Which companies have a new phone number?', 'changesOfMany'],
    ['Hvad er tinglyst på Ægir Kode?', 'charges'],
    ['Did Ægir Kode pay dividends?', 'dividends'],
    ['Betalte Ægir Kode udbytte i 2020?', 'dividends'],
    ['Hvorfor gik Ægir Kode konkurs?', 'reason'],
    ['Hvorfor gik det galt for Ægir Kode?', 'reason'],
    ['Does Ægir Kode export to Germany?', 'exports'],
    ['Eksporterer Ægir Kode?', 'exports'],
    ['Hvilken branche vokser hurtigst?', 'growthOfGroups'],
    ['Average profit margin in restaurants vs hotels', 'ratiosOfMany'],
    ['Hvor mange kvindelige direktører er der?', 'gender'],
  ])('%s', (question, what) => {
    expect(understand(question, true)).toEqual({ kind: 'notHeld', what });
  });

  it.each([
    ...['Balance sheet of Ægir Kode', 'What does Ægir Kode earn?', 'Bankerts Kro'],
    ...['What is the debt of Ægir Kode?', 'Cash of Ægir Kode', 'Hvad er skatten i Ægir Kode?'],
    ...['When was the annual report of Ægir Kode published?', 'Where does Ægir Kode reside?'],
    ...['Has the company changed its auditor?', 'Hvilke virksomheder har flest ansatte?'],
    ...['Har virksomheden fået ny direktør?', 'Hvem reviderer flest virksomheder?'],
    ...['Hvilke virksomheder i Aarhus har fået ny direktør?'],
  ])('but that is: %s', (question) => {
    expect(understand(question, true).kind).not.toBe('notHeld');
  });
});

describe('words that a question has besides its name', () => {
  it.each([
    ['Hvem er formand for bestyrelsen?', { kind: 'roles', groups: ['BOARD'] }, null],
    ['Hvor længe har formanden siddet?', { kind: 'roles', groups: ['BOARD'] }, null],
    ['Hvem er direktør her?', { kind: 'roles', groups: ['MANAGEMENT'] }, null],
    ['Hvem ejer resten?', { kind: 'roles', groups: ['OWNER'] }, null],
    ['Hvem er medejer af Ægir Kode?', { kind: 'roles', groups: ['OWNER'] }, 'Ægir Kode'],
    ['Hvor mange direktører har Ægir Kode haft?', { kind: 'roles', ever: true }, 'Ægir Kode'],
    ['Er der en virksomhed ved navn Ægir Kode?', { kind: 'summary' }, 'Ægir Kode'],
    ['Hvad er NACE-koden for Ægir Kode A/S?', { fields: ['industry'] }, 'Ægir Kode A/S'],
    [
      'Hvem skal jeg ringe til hos Ægir Kode?',
      { kind: 'contactOf', fields: ['phone', 'email'], groups: ['MANAGEMENT'] },
      'Ægir Kode',
    ],
    [
      'Hvor meget skylder Ægir Kode banken?',
      { kind: 'amounts', fields: ['shortTermDebtToBanks', 'longTermDebtToBanks'] },
      'Ægir Kode',
    ],
    ...[
      'What are the short-term liabilities of Ægir Kode?',
      'Current liabilities of Ægir Kode',
      'Hvad er den kortfristede gæld i Ægir Kode?',
      'Kortfristede gældsforpligtelser i Ægir Kode',
    ].map((question): [string, object, string] => [
      question,
      { kind: 'amounts', fields: ['shortTermLiabilitiesOtherThanProvisions'] },
      'Ægir Kode',
    ]),
    [
      'What are the liabilities of Ægir Kode?',
      { kind: 'amounts', fields: ['liabilitiesOtherThanProvisions'] },
      'Ægir Kode',
    ],
    [
      'What does Ægir Kode owe to related parties?',
      {
        kind: 'amounts',
        fields: ['shortTermDebtToRelatedParties', 'longTermDebtToRelatedParties'],
      },
      'Ægir Kode',
    ],
    [
      'What is the short-term debt to banks of Ægir Kode?',
      { kind: 'amounts', fields: ['shortTermDebtToBanks', 'longTermDebtToBanks'] },
      'Ægir Kode',
    ],
    [
      'Hvad er den langfristede gæld i Ægir Kode?',
      {
        kind: 'amounts',
        fields: [
          ...['longTermDebtToMortgage', 'longTermDebtToBanks'],
          ...['longTermDebtToRelatedParties', 'otherLongTermDebts'],
        ],
      },
      'Ægir Kode',
    ],
    [
      'Hvad er resultatet af ordinær primær drift i Ægir Kode?',
      { kind: 'amounts', fields: ['profitLossFromOrdinaryOperatingActivities'] },
      'Ægir Kode',
    ],
    ['Udviklingen i antal ansatte i Ægir Kode', { kind: 'fact', history: true }, 'Ægir Kode'],
  ])('%s', (question, asked, name) => {
    expect(understand(question, true)).toMatchObject({ ...asked, subject: { name } });
  });
});

it('a call centre is not called', () => {
  expect(kindOf('call centre in Aarhus')).toBe('unknown');
});

it.each(['biggest loss in 2020', 'which firms grow fastest'])(
  '%s is about no company of that name',
  (question) => {
    expect(kindOf(question)).toBe('list');
  },
);
