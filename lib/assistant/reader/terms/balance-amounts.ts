import type { StatementField } from '@/lib/financials/types';
import { DEBT_AMOUNTS } from './debt-amounts';
import type { Meaning } from './types';

/** The lines of the balance sheet. */
export const BALANCE_AMOUNTS = {
  goodwill: {
    en: 'Goodwill is what was paid for a business above the value of the single things it owned less its debts: for its customers, name and staff. It is written off over the years in which it is expected to earn.',
    da: 'Goodwill er det, der er betalt for en virksomhed ud over værdien af dens enkelte aktiver minus gælden: for kunder, navn og medarbejdere. Den afskrives over de år, den ventes at give indtjening.',
  },
  otherIntangibleAssets: {
    words: '(?:other )?intangible (?:fixed )?assets|(?:oevrige )?immaterielle (?:anlaegs)?aktiver',
    en: 'Other intangible assets (øvrige immaterielle anlægsaktiver) are lasting assets that cannot be touched, besides goodwill: rights, patents, software.',
    da: 'Øvrige immaterielle anlægsaktiver er varige aktiver, man ikke kan røre ved, ud over goodwill: rettigheder, patenter, software.',
  },
  landAndBuildings: {
    words: 'real estate|propert(?:y|ies)|buildings?|bygninger|fast ejendom|ejendomme',
    en: 'Land and buildings (grunde og bygninger) are the property that a company owns, at what the accounts value it, which need not be what it would sell for.',
    da: 'Grunde og bygninger er den faste ejendom, virksomheden ejer, til den værdi, regnskabet sætter på den; den kan være en anden end salgsprisen.',
  },
  propertyPlantAndEquipment: {
    words: 'property plant and equipment|tangible (?:fixed )?assets|materielle anlaegsaktiver',
    en: 'Property, plant and equipment (materielle anlægsaktiver) are all lasting assets that can be touched: land, buildings, machines, fixtures, vehicles.',
    da: 'Materielle anlægsaktiver er alle varige aktiver, man kan røre ved: grunde, bygninger, maskiner, inventar, biler.',
  },
  propertyPlantAndEquipmentGross: {
    words: 'property plant and equipment gross',
    en: 'Property, plant and equipment at cost (kostpris) is what those assets cost when they were bought or built, before any depreciation.',
    da: 'Materielle anlægsaktiver til kostpris er det, aktiverne kostede, da de blev købt eller bygget, før afskrivninger.',
  },
  otherPlantsAndEquipment: {
    words:
      '(?:other )?(?:plants?(?: and equipment)?|fixtures|fixtures and fittings|equipment)|driftsmateriel(?: og inventar)?|inventar|driftsmidler',
    en: 'Other plants and equipment (andre anlæg, driftsmateriel og inventar) are tools, fixtures, vehicles and computers.',
    da: 'Andre anlæg, driftsmateriel og inventar er værktøj, inventar, biler og computere.',
  },
  otherTangibleFixedAssets: {
    words: 'other tangible assets',
    en: 'Other tangible fixed assets (øvrige materielle anlægsaktiver) are lasting assets that can be touched and have no line of their own, such as rebuilt premises that are rented.',
    da: 'Øvrige materielle anlægsaktiver er varige aktiver, man kan røre ved, uden egen linje, for eksempel indretning af lejede lokaler.',
  },
  noncurrentAssets: {
    words: 'non ?current assets|fixed assets|anlaegsaktiver(?:ne)?',
    en: 'Non-current assets (anlægsaktiver) are meant to be owned or used for long: intangible assets, property and equipment, and shares in other companies.',
    da: 'Anlægsaktiver er bestemt til at blive ejet eller brugt længe: immaterielle og materielle aktiver og kapitalandele i andre virksomheder.',
  },
  inventories: {
    words: 'inventor(?:y|ies)|stock on hand|varelager|varebeholdning|lager(?:beholdning(?:er)?)?',
    en: 'Inventories (varebeholdninger) are raw materials, unfinished goods and goods for sale, mostly at what they cost.',
    da: 'Varebeholdninger er råvarer, varer under fremstilling og varer til salg, som regel til det, de har kostet.',
  },
  shortTermReceivables: {
    words: 'receivables|debtors|tilgodehavender|debitorer',
    en: 'Short-term receivables (tilgodehavender) are what customers and others owe the company and are to pay within a year.',
    da: 'Tilgodehavender er det, kunder og andre skylder virksomheden og skal betale inden for et år.',
  },
  otherShortTermReceivables: {
    words: 'other receivables|andre tilgodehavender',
    en: 'Other short-term receivables (andre tilgodehavender) are those that have no line of their own: deposits, VAT and tax to be paid back.',
    da: 'Andre kortfristede tilgodehavender er dem uden egen linje: depositum, moms og skat, der skal betales tilbage.',
  },
  receivablesFromRelatedParties: {
    words:
      'receivables from group (?:companies|enterprises)|tilgodehavender hos tilknyttede virksomheder',
    en: 'Receivables from related parties (tilgodehavender hos nærtstående parter) are what companies of the same group, owners or managers owe the company.',
    da: 'Tilgodehavender hos nærtstående parter er det, virksomheder i samme koncern, ejere eller ledelse skylder virksomheden.',
  },
  securities: {
    words: 'securit(?:y|ies)|vaerdipapirer|kapitalandele',
    en: 'Securities (værdipapirer og kapitalandele) among current assets are shares and bonds that the company can sell when it likes.',
    da: 'Værdipapirer og kapitalandele blandt omsætningsaktiverne er aktier og obligationer, som virksomheden kan sælge, når den vil.',
  },
  cashAndCashEquivalents: {
    words: 'cash(?: (?:position|holdings?|balance))?|likvide midler|kontanter|kassebeholdning',
    en: 'Cash and cash equivalents (likvide beholdninger) is the money in hand and in banks on the last day of the year.',
    da: 'Likvide beholdninger er pengene i kassen og i banken på årets sidste dag.',
  },
  currentAssets: {
    words: 'current asset|short term assets|omsaetningsaktiver(?:ne)?',
    en: 'Current assets (omsætningsaktiver) are to be sold, used up or paid soon, mostly within a year: inventories, receivables, securities and cash.',
    da: 'Omsætningsaktiver skal sælges, bruges eller betales snart, som regel inden for et år: varer, tilgodehavender, værdipapirer og penge.',
  },
  assets: {
    words:
      '(?:total )?assets?|balance sheet total|balancesum(?:men)?|(?:samlede )?aktiver(?:ne)?|et aktiv',
    en: 'Assets (aktiver) are all that a company owns on the last day of the year. Together they are the balance sheet total (balancesum), as much as equity, provisions and debts.',
    da: 'Aktiver er alt, hvad virksomheden ejer på årets sidste dag. Tilsammen er de balancesummen, lige så meget som egenkapital, hensatte forpligtelser og gæld.',
  },
  contributedCapital: {
    words:
      '(?:share|registered|nominal) capital|(?:selskabs|aktie|anparts|grund|stam)kapital(?:en)?|virksomhedskapitalen',
    en: 'Contributed capital (virksomhedskapital) is the capital at the face value of all shares, as it is registered.',
    da: 'Virksomhedskapital (selskabs-, aktie- eller anpartskapital) er den registrerede kapital: alle kapitalandele til pålydende værdi.',
  },
  otherReserves: {
    words: 'reserves?|(?:bundne )?reserver',
    en: 'Other reserves (andre reserver) are parts of equity that law or articles set aside for something, so that they are mostly not free to be paid out.',
    da: 'Andre reserver er dele af egenkapitalen, som lov eller vedtægter binder til noget, så de som regel ikke frit kan udbetales.',
  },
  retainedEarnings: {
    words: 'retained profits?|overfoert (?:overskud|underskud)',
    en: 'Retained earnings (overført resultat) are the profits of all years that were kept in the company, less losses.',
    da: 'Overført resultat er alle års overskud, der er blevet i virksomheden, minus underskud.',
  },
  equityBeforeMinorityInterests: {
    words: 'minority interests?|minoritetsinteresser',
    en: 'Equity before minority interests is the part of a group’s equity that belongs to the owners of the parent company; minority interests own the rest through shares in subsidiaries.',
    da: 'Egenkapital før minoritetsinteresser er den del af en koncerns egenkapital, der tilhører moderselskabets ejere; minoritetsinteresser ejer resten gennem andele i datterselskaber.',
  },
  equity: {
    words: '(?:negative |negativ )?(?:equity|egenkapital(?:en)?)|net assets',
    en: 'Equity (egenkapital) is what belongs to the owners: assets less all debts and provisions. Negative equity means that debts are larger than assets.',
    da: 'Egenkapital er det, der tilhører ejerne: aktiver minus al gæld og hensatte forpligtelser. Er den negativ, er gælden større end aktiverne.',
  },
  ...DEBT_AMOUNTS,
} satisfies Partial<Record<StatementField, Meaning>>;
