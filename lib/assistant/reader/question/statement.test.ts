import { describe, expect, it } from 'vitest';
import { readStatement } from './statement';

const place = (text: string) => ({ of: 'place', text });
const kind = (text: string) => ({ of: 'kind', text });
const status = (is: string) => ({ of: 'status', is });
const founded = (from?: string, to?: string) => ({
  ...{ of: 'founded' },
  ...(from && { from }),
  ...(to && { to }),
});
const rank = (...by: string[]) => ({ of: 'rank', by, where: null as object | null });

describe('says of one company', () => {
  it.each([
    ['ligger Bech i Aarhus?', 'Bech', place('Aarhus')],
    ['Ligger Møbler i Midten i Odense?', 'Møbler i Midten', place('Odense')],
    ['er bech beliggende i Aarhus C?', 'bech', place('Aarhus C')],
    ['hører Bech hjemme i Jylland?', 'Bech', place('Jylland')],
    ['holder Bech til på Fyn?', 'Bech', place('Fyn')],
    ['Is Bech & Kjær ApS in Copenhagen?', 'Bech & Kjær ApS', place('Copenhagen')],
    ['is Bech located in Odense', 'Bech', place('Odense')],
    ['is Bech based in Region Midtjylland?', 'Bech', place('Region Midtjylland')],
    ['er Bech et A/S?', 'Bech', kind('A/S')],
    ['Er "Aarhus Industries" et anpartsselskab?', 'Aarhus Industries', kind('anpartsselskab')],
    ['is Bech a limited company?', 'Bech', kind('limited company')],
    ['is Bech A/S an ApS?', 'Bech A/S', kind('ApS')],
    ['er Bech en it-virksomhed?', 'Bech', kind('it-virksomhed')],
    ['er Bech aktivt?', 'Bech', status('active')],
    ['er Bech stadig aktiv?', 'Bech', status('active')],
    ['Is Bech still active?', 'Bech', status('active')],
    ['is Bech an active company?', 'Bech', status('active')],
    ['findes Bech stadig?', 'Bech', status('existing')],
    ['does Bech still exist?', 'Bech', status('existing')],
    ['er Bech ophørt?', 'Bech', status('ceased')],
    ['har Bech lukket?', 'Bech', status('ceased')],
    ['has Bech closed down?', 'Bech', status('ceased')],
    ['er Bech gået konkurs?', 'Bech', status('gone bankrupt')],
    ['gik Bech konkurs?', 'Bech', status('gone bankrupt')],
    ['is Bech bankrupt?', 'Bech', status('gone bankrupt')],
    ['has Bech gone bankrupt?', 'Bech', status('gone bankrupt')],
    ['er Bech under konkurs?', 'Bech', status('in bankruptcy')],
    ['is Bech in bankruptcy?', 'Bech', status('in bankruptcy')],
    ['is Bech in liquidation?', 'Bech', status('in liquidation')],
    ['er Bech under tvangsopløsning?', 'Bech', status('in compulsory dissolution')],
    ['er Bech stiftet før 2010?', 'Bech', founded(undefined, '2009-12-31')],
    ['was Bech founded before 2010?', 'Bech', founded(undefined, '2009-12-31')],
    ['blev Bech grundlagt i 1998?', 'Bech', founded('1998-01-01', '1998-12-31')],
    ['was Bech established between 2000 and 2010', 'Bech', founded('2000-01-01', '2010-12-31')],
    ['er Bech stiftet efter 2010?', 'Bech', { ...founded('2010-01-01'), open: 2010 }],
    ['er Bech den største i branchen?', 'Bech', rank('employees', 'revenue')],
    ['is Bech the largest in its industry?', 'Bech', rank('employees', 'revenue')],
    ['er Bech den største virksomhed i sin branche?', 'Bech', rank('employees', 'revenue')],
    ['is Bech the biggest company in its industry by revenue?', 'Bech', rank('revenue')],
    ['er Bech størst i branchen målt på ansatte?', 'Bech', rank('employees')],
    ['er Bech den største i branchen målt på ansatte?', 'Bech', rank('employees')],
    ['is Bech the oldest in the industry?', 'Bech', rank('founded')],
    ['is Bech the oldest in its industry in Denmark?', 'Bech', rank('founded')],
    [
      'er Bech den ældste i sin branche på Fyn?',
      'Bech',
      { ...rank('founded'), where: { at: 'på', place: 'Fyn' } },
    ],
  ])('%s', (question, name, said) => {
    const read = readStatement(question);
    expect(read?.subject.name ?? null).toBe(name);
    expect(read?.said ?? null).toEqual(said);
  });

  it.each(['er det aktivt?', 'is it in Aarhus?', 'er selskabet et ApS?', 'ligger den i Vejle?'])(
    'the one under discussion: %s',
    (question) => {
      expect(readStatement(question)?.subject).toEqual({ key: null, name: null, pronoun: true });
    },
  );

  it('a company by its number', () => {
    expect(readStatement('er CVR 99196068 et A/S?')?.subject.key).toBe('99196068');
  });
});

describe('says nothing that a yes or no answers', () => {
  it.each([
    'virksomheder i Aarhus med flere end 50 ansatte',
    'er der virksomheder i Aarhus med flere end 50 ansatte?',
    'er der bagere i Aarhus?',
    'is there a bakery in Aarhus?',
    'are there companies in Odense?',
    'er it-virksomheder i Aarhus?',
    'hvor mange virksomheder ligger i Aarhus?',
    'which companies are in Aarhus?',
    'hvor ligger Bech?',
    'hvilke virksomheder er stiftet før 2010?',
    'find aktive virksomheder i Aarhus',
    'er Bech ikke aktivt?',
    'is Bech active or closed?',
    'er Bech et A/S eller et ApS?',
    'er virksomheder i Aarhus aktive?',
    'har Bech været under konkurs?',
    'has Bech ever gone bankrupt?',
    'har Bech ligget i Odense?',
    'was Bech in Odense?',
    'var Bech aktivt i 2015?',
    'er Bech stiftet?',
    'er Bech stiftet af Mia Lund?',
    'er Bech større end Kjær?',
    'har Bech flere end 50 ansatte?',
    'er Bech den største?',
    'er de i Aarhus?',
    'er jeg i Aarhus?',
  ])('%s', (question) => {
    expect(readStatement(question)).toBeNull();
  });
});
