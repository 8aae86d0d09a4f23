import { formatMoney } from '@/lib/billing/money';
import { PLANS } from '@/lib/billing/plans';
import type { PlanName } from '@/lib/billing/types';
import type { Language } from '@/lib/i18n/languages';
import { paths } from '@/lib/paths';
import { FREE_USES } from '@/lib/quotas/constants';
import type { Words } from '../text/reply';
import { link } from '../text/texts';
import { has } from '../words/match';

/** A topic of the help: what the product does, and how. */
export type HelpTopic = keyof typeof HELP_WORDS;

const HOW =
  '(?:how (?:do|can|could|would|to|does)|can (?:i|you|we)|where (?:do|can)|is it possible|i want to|hvordan|kan (?:jeg|man|vi|du)|hvor (?:kan|finder)|jeg vil)(?![a-z])';
/** The words that follow may be anywhere after this. */
const HOW_TO = `${HOW} (?:.* )?`;
/** "Can you find …" asks us to find something. */
const TO_FIND = `(?!can you|kan du)${HOW_TO}(?:search|find|look up|soege?r?|finde?r?)(?: (?:jeg|man|vi))?`;
const THE_PLAN =
  '(?:subscription|subscribe|premium|plans?|pricing|abonnement(?:et)?|abonnere|medlemskab|pro version)';

/** Questions about a price that name nothing: only the product is sold here. */
const ITS_PRICE =
  '^(?:what does (?:it|this) cost|how much (?:is|does) (?:it|this)(?: cost)?|what is the price|is (?:it|this) free|hvad koster det(?: her)?|hvad er prisen|er det(?: her)? gratis)$';

const THESE =
  '(?:(?:this|the) (?:company|list|page|search)|them|it|this|these|those|dem|den|det|disse|listen|siden|virksomheden|selskabet|firmaet)(?: all)?';

const TO_IMPORT = '(?:import(?:ere?r?)?|upload(?:e|er)?|indlaese?r?)';
const IS_THERE = `(?:${HOW_TO}|(?:is|are) there .*|(?:have|has|do) you .*|findes der .*|har i .*|^)(?:an? |et |en )?`;

/** Patterns of a folded question; the first match wins. */
export const HELP_WORDS = {
  cancel: `(?:cancel|end|stop|opsige?r?|afmelde?|annullere?r?|stoppe?) (?:.* )?${THE_PLAN}|${THE_PLAN} (?:.* )?(?:cancel|opsige?s?|afmeldes?)`,
  cost: `(?:cost|price|pricing|koster?|pris(?:en|er)?|betale?r?|pay) (?:.* )?(?:${THE_PLAN}|veminto|tjenesten)|(?:${THE_PLAN}|veminto) (?:.* )?(?:cost|price|koster?|pris(?:en|er)?)|what do i get with|hvad faar jeg med|^${THE_PLAN}$|upgrade|opgradere?|${ITS_PRICE}`,
  invoices: `(?:${HOW_TO}|(?:my|mine|min|en) )(?:invoices?|receipts?|faktura(?:er)?|kvittering(?:er)?)`,
  aiSearch:
    '(?:what is|hvad er|how does|hvordan virker|hvordan fungerer|difference between|forskellen paa) (?:.* )?ai (?:search|soegning(?:en)?)',
  quota:
    '(?:how many|hvor mange) (?:free |gratis )?(?:questions|ai searches|spoergsmaal|ai soegninger)(?! .*(?:compan|virksomhed))',
  import: `${HOW} (?:(?:i|you|we|jeg|man|vi) )?${TO_IMPORT}(?![a-z])|^(?:please )?${TO_IMPORT} (?:an?|my|our|the|these|en|et|min|mine|vores|disse)`,
  figuresFile: `(?:${HOW_TO}|^)(?:export(?:ere?r?)?|download|eksporter(?:er|e)?|hente?r?) (?:.* )?(?:accounts|figures|statements?|regnskab(?:er|et|erne)?|tal(?:lene)?|noegletal(?:lene)?)(?: (?:as|to|som|til) (?:csv|excel|xlsx|a spreadsheet|regneark))$`,
  print: `(?:${HOW_TO}|^)(?:print(?:e|er)?|udskriv(?:e|er)?)(?: (?:jeg|man|vi|en|a|an) ?)*(?: ?(?:${THESE}|page|side))?$`,
  export: `(?:how (?:many|much)|hvor (?:mange|meget)) (?:.* )?(?:can|may|kan|maa) (?:i|we|jeg|vi|man) (?:export|download|eksportere?|hente)|limits? (?:on|for|to) (?:the )?exports?|graenser? for (?:eksport|hvor)|^(?:please )?(?:export|download|eksporter|hent) (?:${THESE}|alle|all|to excel|til excel|as csv|excel)|${HOW_TO}(?:export|download|excel|csv|spreadsheet|eksportere?r?|hente?r? .*(?:fil|liste|regneark)|regneark)(?!.*(?:annual report|aarsrapport|api key))`,
  share: `^(?:please )?(?:share|send|mail|e ?mail|del) ${THESE}(?: .*)?$|(?:can|could|kan) (?:you|du|i) (?:e ?mail|send|mail|sende|maile) (?:me |mig )?(?:the |these |those )?(?:results?|list|them|it|resultat(?:er|erne|et)?|listen|dem|det)|${HOW_TO}(?:(?:share|dele?r?) (?:.* )?(?:compan(?:y|ies)|virksomhed(?:en|er)?)|(?:share|send|mail|dele?r?|sende?r?) (?:.* )?(?:lists?|files?|colleagues?|listen?|lister|fil(?:en|er)?|kolleg(?:a|aer|er)))`,
  digest:
    '(?:(?:turn|switch|slaa|slaar) (?:.* )?(?:mails?|emails?|notif[a-z]*)|digest|weekly mail|daily mail|ugentlig mail|daglig mail|opsummering paa mail)',
  watch: `${HOW_TO}(?:watch|follow|monitor|track|alerts?|notified|notify|notifications?|overvaage?|foelge?r?|advise?res?|besked|notifikation(?:er)?)`,
  lists: `^(?:please )?(?:add|put|tilfoej|laeg)(?: ${THESE})? (?:to|on|in|til|paa|i) (?:(?:a|my|the|en|min) )?(?:list|liste|listen)$|${HOW_TO}(?:make|create|add|use|lave?r?|oprette?r?|tilfoeje?r?) (?:.* )?(?:lists?|tags?|notes?|lister?|en liste|noter?)`,
  save: `^(?:please )?(?:save|bookmark|gem) ${THESE}$|^(?:please |kan du |can you )?(?:save|bookmark|add|gem|tilfoej|laeg) (?:.* )?(?:to|on|in|paa|i|til) (?:my|min|mine) .*(?:list|lists|listen?|lister|companies|gemte|favorit(?:ter)?|favou?rites)|${HOW_TO}(?:save|bookmark|gemme?r?)(?![a-z])`,
  segment: `${HOW_TO}(?:segment|segments|segmentation|segmentere?r?)`,
  compare: `${HOW_TO}(?:compare|sammenligne?r?) (?:(?:jeg|man|vi|several|two|flere|to) )*(?:companies|virksomheder|firmaer|selskaber)$`,
  map: `(?:show|see|view|vis|se) (?:mig )?${THESE} (?:on (?:a|the) map|paa (?:et )?kort(?:et)?)|${HOW_TO}(?:map|kortet|et kort|paa kort)`,
  report: `${HOW_TO}(?:find|get|see|open|read|download|se|finde?r?|hente?r?|laese?r?|aabne?r?) (?:an?|the|en|et)? ?(?:annual reports?|aarsrapport(?:er)?|regnskab(?:er)?)$`,
  owners: `${HOW_TO}(?:see|know|find(?: out)?|look up|ser?|vide|finde?r?|slaar?)(?: jeg| man)?(?: ud af| op)? (?:who (?:owns|is behind|stands behind)|(?:the )?(?:owners|ownership) of|hvem der (?:ejer|er bag|staar bag)|ejer(?:e|ne|skabet) af) (?:an?|the|en|et|min|my) (?:company|firm|business|virksomhed|selskab|firma)(?![a-z])`,
  people: `${TO_FIND}(?: for| efter)? (?:people|persons?|a person|directors?|owners|personer|en person)`,
  ended: `${TO_FIND}(?=.* (?:compan|firm|virksomhed|selskab)).* (?:bankrupt(?:cy)?|ceased|dissolved|ended|closed|konkurs(?:ramte)?|ophoert(?:e)?|oploest(?:e)?|lukket|lukkede)(?![a-z])`,
  find: `${TO_FIND}(?: for| efter)? (?:(?:an?|en|et) [a-z]+|(?:(?:an?|en|et) )?(?:(?:specific|certain|new|bestemt|nye?) )?(?:compan|firm|virksomhed|selskab)[a-z ]*)$`,
  password:
    '(?:log|logge|sign)(?:e)? (?:in|ind|on)(?! behalf)(?![a-z])|locked out|lukket ude|(?:change|reset|forgot|forgotten|skifte?r?|aendre?r?|nulstille?|glemt) (?:.* )?(?:password|adgangskode(?:n|r)?|kodeord(?:et)?)',
  profile: `${HOW_TO}(?:change|edit|aendre?r?|rette?r?|skifte?) (?:.* )?(?:name|photo|picture|profile|e ?mail(?: address)?|navn|billede|profil|mail(?:adresse)?)$`,
  remove:
    '(?:delete|close|remove|slet(?:te?r?)?|luk(?:ke?r?)?|nedlaeg(?:ge?r?)?) (?:my|the|min|mit) (?:account|profile|data|konto|profil|oplysninger)',
  language:
    '(?:change|switch|set|skifte?r?|aendre?r?) (?:(?:i|we|the|my|your|this|site|page|s|display|interface|app|veminto|it|to|into|jeg|man|vi|til|mit|siden|det) )*(?:language|danish|english|sprog(?:et)?|dansk|engelsk)',
  webhooks: `${IS_THERE}webhooks?(?![a-z])`,
  api: `${IS_THERE}(?:api|apis|api keys?|api noegler?|mcp)(?![a-z])`,
  source:
    '(?:can|may|could|maa|kan) (?:i |we |jeg |vi |man )?(?:quote|cite|publish|citere?|gengive|bruge|offentliggoere) (?:your |the |jeres |de |dine )(?:data|figures|numbers|tal(?:lene)?|oplysninger(?:ne)?)(?: .*)?$|(?:where|which source|hvor|hvilken kilde) (?:.* )?(?:data|figures|financials|accounts|numbers|information|tal(?:lene)?|oplysninger(?:ne)?|regnskaber(?:ne)?) (?:.* )?(?:from|come|fra|kommer|stammer)|source of (?:the|your) (?:data|figures)|(?:is|are) (?:the|this|your) (?:data|companies) (?:real|invented|sample)|er (?:data|virksomhederne|tallene) (?:rigtige|opdigtede|aegte)|datakilder?',
  rating:
    '(?:^|do you have .*|is there .*|what is .*|har i .*|findes der .*)(?:credit (?:ratings?|scores?|reports?)|kreditvurdering(?:er)?|kreditrapport(?:er)?|kreditscore)(?: for companies| paa virksomheder)?$',
} as const;

/** "How do I find Bech?", for any object; only used when the question asks for nothing else. */
export const asksHowToFind = (folded: string) => has(TO_FIND, folded);

function priceIn(language: Language, name: PlanName): string {
  const plan = PLANS.find((one) => one.name === name);
  return plan ? formatMoney(plan.amount, plan.currency, language) : '';
}

const [search, discover, segments] = [paths.search(), paths.discover(), paths.segmentation()];
const [saved, searches, profile] = [paths.saved(), paths.savedSearches(), paths.profile()];
const [plans, developers] = [paths.subscription(), paths.developers()];

export const HELP_TEXTS: Record<HelpTopic, Words> = {
  cancel: {
    en: `Open ${link('Subscription', plans)} and choose Manage billing: a cancelled plan stays until its period ends, and you can resume it until then.`,
    da: `Åbn ${link('Abonnement', plans)}, og vælg Administrér betaling: Et opsagt abonnement gælder perioden ud, og indtil da kan du genoptage det.`,
  },
  cost: {
    en: `Free costs nothing, Monthly ${priceIn('en', 'Monthly')} a month, Yearly ${priceIn('en', 'Yearly')} a year. Free has ${FREE_USES.AI_SEARCH} AI searches and ${FREE_USES.CHAT} questions to me a month; paid plans have no limit. See ${link('Subscription', plans)}.`,
    da: `Gratis koster intet, Månedligt ${priceIn('da', 'Monthly')} om måneden, Årligt ${priceIn('da', 'Yearly')} om året. Gratis har ${FREE_USES.AI_SEARCH} AI-søgninger og ${FREE_USES.CHAT} spørgsmål til mig om måneden; betalte abonnementer har ingen grænse. Se ${link('Abonnement', plans)}.`,
  },
  invoices: {
    en: `Your invoices are listed in ${link('Profile Settings', profile)}.`,
    da: `Dine fakturaer står under ${link('Profilindstillinger', profile)}.`,
  },
  aiSearch: {
    en: `${link('Search', search)} looks for the words you write. AI search reads a sentence, such as “builders in Aarhus with over 20 employees”, and turns it into filters that you see and can change; ${FREE_USES.AI_SEARCH} a month are free.`,
    da: `${link('Søg', search)} leder efter de ord, du skriver. AI-søgning læser en sætning, for eksempel ”tømrere i Aarhus med over 20 ansatte”, og laver den om til filtre, som du ser og kan ændre; ${FREE_USES.AI_SEARCH} om måneden er gratis.`,
  },
  quota: {
    en: `Without a paid plan ${FREE_USES.CHAT} questions to me and ${FREE_USES.AI_SEARCH} AI searches a month; what is left stands below the message box. Ordinary searches are not limited. See ${link('Subscription', plans)}.`,
    da: `Uden betalt abonnement ${FREE_USES.CHAT} spørgsmål til mig og ${FREE_USES.AI_SEARCH} AI-søgninger om måneden; hvad der er tilbage, står under feltet til spørgsmål. Almindelige søgninger er ikke begrænset. Se ${link('Abonnement', plans)}.`,
  },
  import: {
    en: `On ${link('Import companies', paths.savedImport())} you bring an Excel or CSV file, or paste rows: each company is found in the register by its number or name, you decide what is uncertain, and all are saved, into a list if you like.`,
    da: `På ${link('Importér virksomheder', paths.savedImport())} vælger du en Excel- eller CSV-fil eller indsætter rækker: Hver virksomhed slås op i registret på nummer eller navn, du afgør det, der er usikkert, og alle gemmes, også på en liste, hvis du vil.`,
  },
  figuresFile: {
    en: `Open a company and its Financial tab: CSV and XLSX above the statements hold all of its years. ${link('Find a company', search)}.`,
    da: `Åbn en virksomhed og fanen Regnskab: CSV og XLSX over regnskabet indeholder alle dens år. ${link('Find en virksomhed', search)}.`,
  },
  print: {
    en: 'Print a page with your browser: on paper it has all that is shown, without what is pressed. A company’s page also has a Company report, a PDF of all that is known of it.',
    da: 'Udskriv en side med din browser: På papir har den alt, der vises, uden det, man trykker på. En virksomheds side har også en Rapport, en PDF med alt, der vides om den.',
  },
  export: {
    en: `Press Export above the results of a ${link('search', search)}, a ${link('segment', segments)} or your ${link('saved companies', saved)}, and choose Excel, CSV or PDF and the columns, net profit and equity among them. Files of many companies are made meanwhile; a message tells you when one is ready.`,
    da: `Tryk på Eksportér over resultaterne af en ${link('søgning', search)}, et ${link('segment', segments)} eller dine ${link('gemte virksomheder', saved)}, og vælg Excel, CSV eller PDF og kolonner, også årets resultat og egenkapital. Store filer dannes imens; du får besked, når filen er klar.`,
  },
  share: {
    en: `Choose companies among your ${link('saved ones', saved)} and press Share: an Excel, CSV or PDF file is mailed with your message.`,
    da: `Vælg virksomheder blandt dine ${link('gemte', saved)}, og tryk på Del: En Excel-, CSV- eller PDF-fil sendes på mail med din besked.`,
  },
  digest: {
    en: `The email digest of your notifications is switched on, off and between daily and weekly in ${link('Profile Settings', profile)}. There you also choose which kinds of news you are told of at all.`,
    da: `Den samlede mail med dine notifikationer slås til og fra og sættes til dagligt eller ugentligt under ${link('Profilindstillinger', profile)}. Der vælger du også, hvilke slags nyt du overhovedet får besked om.`,
  },
  watch: {
    en: `Save a company with its Save button, or a search with “Save search”: after each update of the register you are told what changed, under the bell and, if you like, by email. See ${link('Saved searches', searches)}; in ${link('Profile Settings', profile)} you choose the digest and which kinds of news you are told of.`,
    da: `Gem en virksomhed med knappen Gem, eller en søgning med ”Gem søgning”: Efter hver opdatering af registret får du besked om ændringer under klokken og, hvis du vil, på mail. Se ${link('Gemte søgninger', searches)}; under ${link('Profilindstillinger', profile)} vælger du den samlede mail, og hvilke slags nyt du får besked om.`,
  },
  lists: {
    en: `In ${link('Saved', saved)} you make lists, add companies to several of them, and give companies tags and notes.`,
    da: `Under ${link('Gemte', saved)} opretter du lister, føjer virksomheder til en eller flere af dem og giver dem mærker og noter.`,
  },
  save: {
    en: `Press Save on a company's card or page; it then stands in ${link('Saved', saved)}. Above results “Save all” saves all that were found, into a list if you choose one, and “Save search” keeps the search itself. What you remove by mistake comes back with Undo.`,
    da: `Tryk på Gem på en virksomheds kort eller side; så står den under ${link('Gemte', saved)}. Over resultaterne gemmer ”Gem alle” alle fundne, også på en liste, hvis du vælger en, og ”Gem søgning” selve søgningen. Fjerner du noget ved en fejl, kommer det tilbage med Fortryd.`,
  },
  segment: {
    en: `Open ${link('Segmentation', segments)} and choose industry, place, size, figures and status, and what to leave out: counts and histograms follow each choice. The result has the order you choose, and can be saved and exported in it. “Break down” above it counts its groups and adds up their figures.`,
    da: `Åbn ${link('Segmentering', segments)}, og vælg branche, sted, størrelse, tal og status, og hvad der skal udelades: Antal og fordelinger følger hvert valg. Resultatet får den rækkefølge, du vælger, og kan gemmes og eksporteres i den. ”Vis fordeling” over det tæller grupperne og lægger deres tal sammen.`,
  },
  compare: {
    en: `Press Compare on a company’s page or at its similar companies, choose two to four of your ${link('saved companies', saved)}, or open ${link('Compare companies', paths.compare())} and add them by name. Here you can write *Compare … and …*.`,
    da: `Tryk på Sammenlign på en virksomheds side eller ved dens lignende virksomheder, vælg to til fire af dine ${link('gemte virksomheder', saved)}, eller åbn ${link('Sammenlign virksomheder', paths.compare())} og tilføj dem ved navn. Her kan du skrive *Sammenlign … og …*.`,
  },
  map: {
    en: `The map beside the ${link('results', discover)} shows the companies of the page or all results; there you can search in what you see, draw an area or choose a radius.`,
    da: `Kortet ved siden af ${link('resultaterne', discover)} viser sidens virksomheder eller alle resultater; der kan du søge i udsnittet, tegne et område eller vælge en radius.`,
  },
  report: {
    en: `Open a company and its Financial tab: its annual reports are linked there as PDF, free of charge. ${link('Find a company', search)}.`,
    da: `Åbn en virksomhed og fanen Regnskab: Der er gratis links til årsrapporterne som PDF. ${link('Find en virksomhed', search)}.`,
  },
  owners: {
    en: `Open a company and its Roles tab: it lists the legal owners, and “Ownership over several companies” follows them up to the last owners and what the company owns down to the last companies. “Ultimate owners” adds up how much of the capital each holds in total. Here you can write *Who is behind …?* ${link('Find a company', search)}.`,
    da: `Åbn en virksomhed og fanen Roller: Den viser de legale ejere, og ”Ejerskab over flere virksomheder” følger dem op til de sidste ejere og det, virksomheden ejer, ned til de sidste virksomheder. ”Øverste ejere” lægger sammen, hvor meget af kapitalen hver af dem har i alt. Her kan du skrive *Hvem står bag …?* ${link('Find en virksomhed', search)}.`,
  },
  people: {
    en: `Write a name in ${link('Search people', paths.people())}, or ask me: *Which companies does Anders Jensen run?* A company’s Roles tab lists its people, and each name leads to that person’s page: all companies, today’s and former ones, how many went bankrupt, and who leads or owns the same ones.`,
    da: `Skriv et navn i ${link('Søg efter personer', paths.people())}, eller spørg mig: *Hvilke virksomheder leder Anders Jensen?* Fanen Roller på en virksomhed viser dens personer, og hvert navn fører til personens side: alle virksomheder, nuværende og tidligere, hvor mange der er gået konkurs, og hvem der leder eller ejer de samme.`,
  },
  ended: {
    en: `In the results of a ${link('search', search)} or in ${link('Segmentation', segments)} the filter Status tells how companies ended: by bankruptcy, compulsory dissolution, liquidation, merger and so on. “Status since” chooses when. Here you can write *Companies in Odense dissolved after bankruptcy in 2021*.`,
    da: `I resultaterne af en ${link('søgning', search)} eller i ${link('Segmentering', segments)} viser filteret Status, hvordan virksomheder er ophørt: ved konkurs, tvangsopløsning, likvidation, fusion med mere. ”Status siden” vælger hvornår. Her kan du skrive *Virksomheder i Odense opløst efter konkurs i 2021*.`,
  },
  find: {
    en: `Write a name, place, trade, CVR number or phone number in ${link('Search', search)}, or choose AI search and write a sentence such as “builders in Aarhus with over 20 employees”. Filters and the map narrow the result; the order is chosen above it.`,
    da: `Skriv navn, sted, branche, CVR-nummer eller telefonnummer i ${link('Søg', search)}, eller vælg AI-søgning og skriv en sætning som ”tømrere i Aarhus med over 20 ansatte”. Filtre og kort indsnævrer resultatet; rækkefølgen vælges over det.`,
  },
  password: {
    en: `You set a new password in ${link('Profile Settings', profile)}; if you have forgotten it, use Forgot Password on the sign-in page.`,
    da: `En ny adgangskode vælges under ${link('Profilindstillinger', profile)}; har du glemt den, så brug Glemt adgangskode på loginsiden.`,
  },
  profile: {
    en: `Names and photo are changed in ${link('Profile Settings', profile)}. The email address of an account cannot be changed.`,
    da: `Navn og foto ændres under ${link('Profilindstillinger', profile)}. En kontos e-mailadresse kan ikke ændres.`,
  },
  remove: {
    en: `At the end of ${link('Profile Settings', profile)} you download all that is kept about you, and delete your account for good.`,
    da: `Nederst under ${link('Profilindstillinger', profile)} henter du alt, der er gemt om dig, og sletter din konto for altid.`,
  },
  language: {
    en: 'The language is changed in the footer: Dansk or English. Ask me in either.',
    da: 'Sproget skiftes nederst på siden: Dansk eller English. Du kan spørge mig på begge sprog.',
  },
  webhooks: {
    en: `Yes: in ${link('Profile Settings', profile)} you add webhooks, and news of the companies and searches you save is posted to your own systems, signed. The ${link('API reference', developers)} says what is posted.`,
    da: `Ja: Under ${link('Profilindstillinger', profile)} tilføjer du webhooks, og nyt om de virksomheder og søgninger, du gemmer, sendes signeret til dine egne systemer. ${link('API-referencen', developers)} siger, hvad der sendes.`,
  },
  api: {
    en: `Yes: create an API key in ${link('Profile Settings', profile)} and read the ${link('API reference', developers)}; agents use the same key at the MCP address described there.`,
    da: `Ja: Opret en API-nøgle under ${link('Profilindstillinger', profile)}, og læs ${link('API-referencen', developers)}; agenter bruger den samme nøgle på MCP-adressen, der er beskrevet dér.`,
  },
  source: {
    en: 'Companies, people and places are from the Danish register (CVR), figures from the annual reports that companies file. Sample companies are invented and marked as such. Every figure I give links to where it stands. When you quote one, name that source and the day of the register.',
    da: 'Virksomheder, personer og steder er fra CVR-registret, tal fra de årsrapporter, virksomhederne indsender. Eksempelvirksomheder er opdigtede og mærket sådan. Hvert tal, jeg giver, har et link til, hvor det står. Citerer du et, så angiv kilden og registrets dato.',
  },
  rating: {
    en: 'There is no credit rating here. Ask *Is … solvent?* for the newest result, equity, solvency and liquidity of a company; its Key Figure tab compares them with similar companies.',
    da: 'Her er ingen kreditvurdering. Spørg *Er … solvent?* om en virksomheds seneste resultat, egenkapital, soliditet og likviditet; fanen Nøgletal sammenligner dem med lignende virksomheder.',
  },
};
