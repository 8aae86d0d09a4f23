import { describe, expect, test } from 'vitest';
import { readNetwork, readNetworkGoingOn } from './understand-network';

const X = 'Nordhavn A/S';
const named = (question: string) => readNetwork(question)?.names;

describe('the network around somebody', () => {
  test.each([
    `Show the network of ${X}`,
    `Can you show me the network around ${X}?`,
    `Show the whole network around the company ${X}`,
    `${X}'s network`,
    `Show me ${X}’s business network`,
    `What is ${X}'s network?`,
    `What does ${X}'s network look like?`,
    `What does the network around ${X} look like?`,
    `How big is ${X}' network?`,
    `Who is in ${X}'s network?`,
    `Which companies and people are in ${X}'s network?`,
    `Hvilke selskaber er i netværket omkring ${X}?`,
    `Who is around ${X}?`,
    `Who is ${X} connected with?`,
    `Who is ${X} linked to?`,
    `With whom is ${X} connected?`,
    `Who is connected with ${X}?`,
    `Vis netværket omkring ${X}`,
    `Vis mig hele netværket rundt om "${X}"`,
    `netværk for ${X}`,
    `Kan du vise netværket om virksomheden ${X}?`,
    `${X}' netværk`,
    `Hvordan ser ${X}' netværk ud?`,
    `Hvordan ser netværket omkring ${X} ud?`,
    `Hvem er der i ${X}' netværk?`,
    `Hvem indgår i netværket omkring ${X}?`,
    `Hvor stort er ${X}' erhvervsnetværk?`,
    `Hvem består ${X}' netværk af?`,
    `Hvem er der omkring ${X}?`,
    `Hvem er ${X} forbundet med?`,
    `Og hvem er ${X} knyttet til?`,
  ])('%s', (question) => {
    expect(readNetwork(question)).toMatchObject({ names: [X], when: null });
  });

  test.each([
    ['Mia Lunds netværk', ['Mia Lund', 'Mia Lunds']],
    ['Vis Jens Hans netværk', ['Jens Han', 'Jens Hans']],
    ["Mia Lund's network", ['Mia Lund']],
    ['Vis netværket for CVR 12 34 56 78', ['CVR 12 34 56 78']],
  ])('whose it is: %s', (question, names) => {
    expect(named(question)).toEqual(names);
  });

  test.each([
    ['Show its network', 'its'],
    ['What does her network look like?', 'her'],
    ['Vis hans netværk', 'hans'],
    ['Hvordan ser deres netværk ud?', 'deres'],
    ['Selskabets netværk', 'Selskabets'],
    ["Show this company's network", 'this company'],
    ['Vis dette selskabs netværk', 'dette selskab'],
    ['Show the network around the company', 'the company'],
    ['Hvem er den forbundet med?', 'den'],
    ['Who is she connected with?', 'she'],
  ])('who is spoken of: %s', (question, pronoun) => {
    expect(named(question)?.[0]).toBe(pronoun);
  });

  test.each(['Show the network', 'Vis netværket', 'Hvordan ser netværket ud?'])(
    'nobody is named: %s',
    (question) => {
      expect(readNetwork(question)).toMatchObject({ names: null, phrase: null, when: null });
    },
  );

  test('who somebody is connected with asks for people, what is around them for all', () => {
    expect(readNetwork(`Who is ${X} connected with?`)?.isWho).toBe(true);
    expect(readNetwork(`Who is in ${X}'s network?`)?.isWho).toBe(false);
    expect(readNetwork('Vis netværket')?.isWho).toBe(false);
  });

  test('a company may be called as the phrase', () => {
    expect(readNetwork('Vis Dansk Erhvervs netværk')?.phrase).toBe('Dansk Erhvervs netværk');
    expect(readNetwork('Network of Excellence')?.phrase).toBe('Network of Excellence');
  });
});

test.each([
  [`Show the network of ${X}, also formerly`, 'ever'],
  [`Who is ${X} connected with, today and formerly?`, 'ever'],
  [`Show ${X}'s former network`, 'ever'],
  [`Show the network of ${X} including former roles`, 'ever'],
  [`Who was ${X} connected with?`, 'ever'],
  [`Vis netværket omkring ${X}, også tidligere`, 'ever'],
  [`Hvem er ${X} forbundet med i dag og tidligere?`, 'ever'],
  [`Vis netværket for ${X} med tidligere roller`, 'ever'],
  [`Hvem var ${X} forbundet med?`, 'ever'],
  [`Hvem har ${X} været forbundet med?`, 'ever'],
  [`Who is ${X} connected with today?`, 'today'],
  [`Vis netværket omkring ${X} i dag`, 'today'],
])('by roles of which time: %s', (question, when) => {
  expect(readNetwork(question)).toMatchObject({ names: [X], when });
});

test.each([
  `Who is ${X} connected with Mia Lund?`,
  `How is ${X} connected with Mia Lund?`,
  `Is ${X} connected to Mia Lund?`,
  `How are ${X} and Mia Lund connected?`,
  'Hvem sælger netværkskabler?',
  'Companies with network in their name',
  'List companies with network in their name',
  'Virksomheder med netværk i navnet',
  'Find network engineers in Aarhus',
  'Business network',
  'Show my network',
  'Vis mit netværk',
  'Vores netværk',
  'Hvis netværk er størst?',
  'Who is connected?',
  `Vis netværket omkring CVR 12345678 og 87654321`,
  'Show the network of 12345678 in 2020',
  `Who is behind ${X}?`,
  `Hvem står bag ${X}?`,
  `Which companies are around ${X}?`,
  `Who else has the same address as ${X}?`,
  `Who works with Mia Lund?`,
  `Hvilken forbindelse har ${X} til Mia Lund?`,
])('not asked: %s', (question) => {
  expect(readNetwork(question)).toBeNull();
});

test('what goes on with a network says of which time', () => {
  expect(
    ['also formerly?', 'And before?', 'også tidligere?', 'og før'].map(readNetworkGoingOn),
  ).toEqual(Array(4).fill('ever'));
  expect(['and today?', 'kun i dag'].map(readNetworkGoingOn)).toEqual(['today', 'today']);
  expect(['', 'and the auditor?', 'and before 2015?'].map(readNetworkGoingOn)).toEqual([
    null,
    null,
    null,
  ]);
});

test('a long question is read at once', () => {
  const began = performance.now();
  for (const words of ['hvem er ', 'vis netværk ', "x's ", ' network', 'including also ']) {
    readNetwork(words.repeat(Math.ceil(2_000 / words.length)));
  }
  expect(performance.now() - began).toBeLessThan(1_000);
});
