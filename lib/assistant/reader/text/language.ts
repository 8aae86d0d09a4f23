import { DEFAULT_LANGUAGE, type Language } from '@/lib/i18n/languages';
import { foldText } from '@/lib/words/fold';

const DANISH = new Set(
  `hvad hvem hvor hvornaar hvilke hvilken hvilket hvordan hvorfor mange meget er var har havde og
  af den det de en et i paa for om til med mellem fra ved hos som jeg mig min mit mine vis vise
  giv find fortael sammenlign ligner lignende kan du faa stiftet grundlagt ansatte medarbejdere
  omsaetning egenkapital resultat aarets ejer ejere revisor direktoer direktoeren bestyrelse
  virksomhed virksomheder virksomheden firma firmaer selskab selskaber selskabet branche gemt
  noegletal soliditetsgrad betyder hjaelp hej tak ligger stoerste mindste flest aeldste blev bliver
  gik dem aar vaeret`.split(/\s+/),
);
const ENGLISH = new Set(
  `what who where when which how why many much is are was were been has have had does do did and of the
  a an in on for about to with between from at by that i me my show give find tell compare similar
  like can you founded employees revenue equity profit result owner owners owns auditor director
  board company companies firm firms business industry saved key figures mean help hello hi thanks
  largest smallest most oldest it its this list year`.split(/\s+/),
);

/** Words of terse questions, "Ægir Kode phone number", that only serve to detect the language. */
const OF_LANGUAGE: Record<Language, Set<string>> = {
  da: new Set(
    `adresse telefon telefonnummer hjemmeside regnskab overskud underskud gaeld skat formand
    aktiver datterselskaber tegningsregel kontaktoplysninger konkurs konkurser vokser skrumper
    koncernstruktur ejerstruktur tidslinje overblik revision ikke uden undtagen eller men mere
    mindre end siden efter ingen hans hendes han hun sidder siddet stadig endnu bestyrelsen
    formanden betalte betaler udbytte sidst senest tilbage naeste sidste antal alle selv deres dens
    disse andre samme vaeret skiftet tjener tjente mangler naerheden taet flere faelles hverken
    banken gaelden overskuddet omsaetningen regnskabet nettoomsaetning egenkapitalen resultatet
    soliditet soliditeten soliditetsgraden likviditet likviditeten likviditetsgrad likviditetsgraden
    afkastningsgrad afkastningsgraden afkastgrad overskudsgrad overskudsgraden daekningsgrad
    daekningsgraden egenkapitalforrentning egenkapitalens forrentning bruttofortjeneste
    bruttofortjenesten bruttoavance bruttomargin bruttoresultat aktiverne varelager lager
    konkursramte ophoert ophoerte hoejst mindst noegletallene kommune kommunen postnummer
    telefonnr tlf ejede ejedes eksisterede fandtes halvdelen nogensinde leder ledede driver drev
    styrer taber tabte tabt skylder skyldte penge problemer reviderer reviderede stiftede grundlagde overtog koebte`.split(
      /\s+/,
    ),
  ),
  en: new Set(
    `address phone number website accounts turnover loss debt assets tax chairman shareholders
    subsidiaries directors auditors contact located headquarters profitable not without
    except or but more less than since after none he she his her they them their been still next
    last all other same changed earn earns lacks near nearby share shares common both any pay paid
    dividends solvency liquidity margin`.split(/\s+/),
  ),
};

/** Trades that are unmistakably Danish; with a capital they may be part of a name. */
const DANISH_TRADES = new Set(
  `toemrer toemrere murer murere maler malere bager bagere bagerier frisoer frisoerer elektriker
  elektrikere blikkenslager blikkenslagere smed smede vognmand vognmaend advokat advokater
  revisorer tandlaege tandlaeger laege laeger mejeri mejerier slagter slagtere gartner gartnere
  restauranter entreprenoer entreprenoerer haandvaerker haandvaerkere landbrug byggeri detailhandel
  fiskeri`.split(/\s+/),
);

/** Endings of compounds that only Danish has: "holdingselskaber", "soliditetsgraden". */
const DANISH_COMPOUND =
  /^[a-z]{3,}(?:virksomhed|selskab|firma|forretning|regnskab|omsaetning|fortjeneste|gaeld|vaekst|forrentning)(?:er|erne|en|et|s)?$/;

const isDanishTrade = (word: string) =>
  DANISH_TRADES.has(word) ||
  (DANISH_COMPOUND.test(word) && !DANISH.has(word) && !OF_LANGUAGE.da.has(word));

/** Capitalised words count half, as they may be part of a name; except the first one. */
const weightOf = (written: string, at: number) => (at > 0 && /^\p{Lu}/u.test(written) ? 0.5 : 1);

/**
 * The language of a question. Names reveal nothing; without other words, it is that of the pages.
 */
export function languageOf(question: string, ofPages: Language = DEFAULT_LANGUAGE): Language {
  const words = question.split(/\s+/).flatMap((written, at) =>
    foldText(written)
      .split(' ')
      .map((word) => ({
        word,
        weight: weightOf(written, at),
        isCapital: /^\p{Lu}/u.test(written),
      })),
  );
  const sum = (known: Set<string>, own: Set<string>) =>
    words
      .filter(({ word }) => known.has(word) || own.has(word))
      .reduce((total, { weight }) => total + weight, 0);
  const trades = words.filter(({ word, isCapital }) => !isCapital && isDanishTrade(word)).length;
  const letters = /(?<!\p{L})\p{Ll}*[æøå]/u.test(question) ? 0.5 : 0;
  const danish = sum(DANISH, OF_LANGUAGE.da) + trades + letters;
  const english = sum(ENGLISH, OF_LANGUAGE.en);
  if (danish === english) return ofPages;
  return danish > english ? 'da' : 'en';
}

/** A figure without a size narrows a search to nothing: "companies with revenue". */
const FIGURES = new Set('omsaetning egenkapital resultat revenue equity profit result'.split(' '));
export const isFigureWord = (word: string) => FIGURES.has(foldText(word));

/** Roles, by which no search can find companies. */
const ROLES = new Set(
  'ejere revisor direktoer direktoeren bestyrelse owner owners auditor director board'.split(' '),
);

/** Whether a word may be in any question, in either language. */
export const isQuestionWord = (word: string) =>
  foldText(word)
    .split(' ')
    .every((one) => (DANISH.has(one) || ENGLISH.has(one)) && !FIGURES.has(one) && !ROLES.has(one));
