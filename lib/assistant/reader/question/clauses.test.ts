import { describe, expect, it } from 'vitest';
import { questionsIn } from './clauses';

describe('the questions of a message', () => {
  it.each([
    [
      'Hvem ejer Bech, og hvor mange ansatte har de?',
      'Hvem ejer Bech',
      'hvor mange ansatte har de?',
    ],
    [
      'Who is the CEO of Bech and what was the gross profit in 2022?',
      'Who is the CEO of Bech',
      'what was the gross profit in 2022?',
    ],
    ['Who owns Bech? And is it solvent?', 'Who owns Bech', 'is it solvent?'],
    ['Hvem ejer Bech? Antal ansatte?', 'Hvem ejer Bech', 'Antal ansatte?'],
    ['Who owns Bech and has it gone bankrupt?', 'Who owns Bech', 'has it gone bankrupt?'],
    ['Hvem leder Bech, hvor mange er ansat?', 'Hvem leder Bech', 'hvor mange er ansat?'],
    ['Hvem ejer Bech, og kan man stole på dem?', 'Hvem ejer Bech', 'kan man stole på dem?'],
    [
      'Who is the auditor, and has the auditor changed since 2018?',
      'Who is the auditor',
      'has the auditor changed since 2018?',
    ],
    ['Hvem er revisor, og er revisor skiftet?', 'Hvem er revisor', 'er revisor skiftet?'],
    ['Who owns Bech and is Bech solvent?', 'Who owns Bech', 'is Bech solvent?'],
  ])('%s', (message, ...expected) => {
    expect(questionsIn(message)).toEqual(expected);
  });

  it('may be more than two', () => {
    const message = 'Who owns Bech, who runs it, when was it founded and where is it?';
    expect(questionsIn(message)).toHaveLength(4);
    expect(questionsIn('Who owns Bech and who runs it and when did it start?')).toHaveLength(3);
  });

  it.each([
    'Who are the owners and the auditor of Bech?',
    'Which companies in Aarhus have a website and are older than 10 years?',
    'Hvilke virksomheder ligger i Aarhus og har de fleste ansatte?',
    'Which companies own shops and are Danish?',
    'Who owns Hvem og Hvad ApS?',
    'Who owns "Where and When"?',
    'Who owns Bech, and how much?',
    'Er Bech solvent? Jeg overvejer at handle med dem.',
  ])('are one: %s', (message) => {
    expect(questionsIn(message)).toEqual([message]);
  });
});
