import type { KeyFigureId } from '@/lib/financials/key-figure-list';
import type { StatementField } from '@/lib/financials/types';
import type { RoleGroup } from '@/lib/roles/types';
import { DANISH_LABELS } from '@/lib/statements/danish-labels';
import { foldText } from '@/lib/words/fold';
import messages from '@/messages/en.json';
import { anyOf, type Entry, tableOf } from './match';

/** Patterns of a folded question that reveal its kind, in both languages. */

export const COMPANIES =
  'companies|firms|businesses|enterprises|corporations|employers|workplaces|virksomheder(?:ne)?|firmaer(?:ne)?|selskaber(?:ne)?|arbejdsgivere|arbejdspladser';
export const HELP =
  'what can you (?:do|answer|help)|what (?:can|may|could|should) i ask(?: you)?|(?:can|could) you help|i need help|what do you (?:do|know)|how do you work|are you (?:an? )?(?:ai|robot|bot|human|real|chatgpt|chat gpt|machine|person)|who (?:made|built|created|programmed|owns) you|hvem har (?:lavet|bygget|skabt) dig|er du (?:en )?(?:ai|robot|bot|menneske|chatgpt|maskine|kunstig intelligens)|help|who are you|hvad kan du|hvad kan jeg spoerge|hvem er du|hjaelp|hvordan virker du';
export const GREETING =
  '(?:hi|hello|hey|hej|goddag|dav|good (?:morning|day|evening)|godmorgen)(?: there| du| veminto)?';
export const THANKS =
  '(?:(?:ok(?:ay)?|great|super|perfect|perfekt|fint|fedt|cool|nice|godt|alright) )*(?:(?:(?:many|mange|tusind) )?(?:thanks|thank (?:you|u)|thx|thnx|tak|cheers)(?: a lot| so much| very much| for (?:the |your )?help| for hjaelpen| for det| skal du have)?|ok(?:ay)?|great|super|perfect|perfekt|fint|fedt|cool|nice|(?:good)?bye|farvel|hej hej)(?: (?:then|so far|that s all(?: for now)?|that is all|that was all|that will be all|bye|det var alt|det var det|ellers tak|igen|again))*';
export const SIMILAR =
  'similar to|similar|(?<!(?<![a-z0-9])(?:looks?|feels?|would|d|do|i|you|we) )like|comparable to|competitors?(?: of| to| for)?|alternatives? to|resembles?|peers of|lignende|ligner|minder om|konkurrenter(?:ne)?(?: til| for)?|konkurrerer(?= .*med$)|(?<=konkurrerer .*)med$|compet(?:es?|ing) (?:with|against)|tilsvarende';
export const COMPARE =
  'compare|comparison|i forhold til(?= (?:(?:sine|dens|deres) konkurrenter|konkurrenterne|branchen|(?:resten|andre|gennemsnittet) (?:af|i) branchen))|versus|vs|compared (?:to|with)|sammenlign(?:e|ing)?|forskellen|difference(?: in(?: [a-z]+){1,3}?)? between|kontra';
const ADJECTIVES =
  'bigger|larger|smaller|older|younger|newer|better|richer|stronger|safer|riskier|healthier|weaker|faster';
const DANISH_ADJECTIVES =
  'stoerre|mindre|aeldre|yngre|nyere|bedre|rigere|staerkere|sikrere|sundere|svagere|hurtigere';
/** "Older than ten years" does not compare companies. */
const NO_AMOUNT =
  '(?! (?:\\d|[a-z]+ (?:years?|employees|people|million|aar|ansatte|medarbejdere|millioner)))';
/** "Is A larger than B?" */
export const MORE_THAN = `(?:(?:${ADJECTIVES}) than|(?:${DANISH_ADJECTIVES}) end)${NO_AMOUNT}`;
/** Words that compare two companies; in Danish, superlatives compare two as well. */
export const MORE = `${ADJECTIVES}|${DANISH_ADJECTIVES}|greater|higher|lower|more|fewer|less|worse|best|hoejere|lavere|flere|faerre|stoerst|mindst|aeldst|yngst|nyest|bedst|hoejest|lavest|fastest|hurtigst`;
/** Verbs for what compared companies do: "who earns most, A or B?" */
export const EARNS =
  'earns|earned|makes|made|employs|sells|sold|owes|loses|lost|pays|performs|does|did|tjener|tjente|omsaetter|omsatte|beskaeftiger|saelger|skylder|taber|tabte|klarer sig|vokser|voksede|grows|grew';
export const WHO_IS_MORE = `(?:which(?: one| company| firm| of them)?|who|hvem|hvilken?(?: virksomhed)?|hvilket(?: selskab| firma)?|hvilken af dem) (?:is|has|was|had|er|har|var|havde|${EARNS})`;
export const COMPETITORS =
  '(?:its |their |the )?(?:competitors?|competition|peers|rivals)|(?:sine |dens |dets |deres )?konkurrenter(?:ne)?|(?:the |its |their )?(?:(?:rest of the )?(?:industry|sector)(?: average| mean)?|others in (?:the|its|their) (?:industry|sector))|(?:resten af |andre i |gennemsnittet i )?branchen(?:s gennemsnit)?';
export const SAVED =
  'lists (?:do i|have i)|lister har jeg|my (?:saved|list|lists|companies|favou?rites)|(?:have|did) i (?:saved?|bookmarked?)|i (?:have )?saved|saved (?:list|companies)|mine (?:gemte|lister|virksomheder|favoritter)|min (?:liste|gemte)|har jeg gemt|jeg har gemt|gemte (?:virksomheder|selskaber|firmaer)|are saved|er gemt';
export const DEFINE =
  'what do(?:es)?(?= .* (?:mean|stand for)(?![a-z]))|stands? for|mean(?:s|ing)?|explain|define|definition(?: of)?|calculat(?:ed?|es|ion)|compute[ds]?|formula|hvad betyder|betyder|hvad staar(?= (?!der )[a-z0-9 ]+ for$)|(?<=^hvad staar (?!der ).*)for$|hvad daekker(?= [a-z0-9 ]+ over$)|(?<=^hvad daekker .*)over$|betydning(?:en)?|forklar|definer|definition(?:en)?|beregnes|udregnes|regnes ud|(?:beregne|udregne)r?(?: (?:man|i|du|jeg|vi))?|regner (?:man|i|du|jeg|vi)(?= .* ud$)|(?<=^hvordan regner .*)ud|formlen?';
export const ONE_OF_MANY =
  'largest|biggest|smallest|oldest|newest|youngest|most|fewest|highest|lowest|least|top(?: \\d+)?|stoerste?|mindste|aeldste?|nyeste?|yngste?|flest|faerrest|hoejeste|laveste|mest|dyreste|fastest growing|hurtigste? voksende';
export const FIND =
  'find|list|show(?: me)?|search(?: for)?|which|give me|vis(?: mig)?|hvilke|hvilken|hvilket|giv mig|soeg(?: efter)?|oplist';
export const HOW_MANY =
  'how many|(?<!(?:phone|cvr|telephone|vat|id|registration|company) )number of|count(?: of)?|hvor mange|antal(?:let)?(?: af)?';
/** Nouns that are counted within one company. */
export const COUNTED_IN_ONE =
  '(?:employees|people|staff|workers|locations|branches|production|p numbers|p numre|offices|sites|owners|shareholders|board|directors|auditors|work there|arbejder der$|(?:were|are|was|does it|did it|do they|did they) employ|(?:var|er|har) (?:(?:den|det|de|der) )?ansat|years|ansatte|medarbejdere|afdelinger|produktionsenheder|p enheder|lokationer|ejere|bestyrelsesmedlemmer|direktoerer|personer|aar|penge|money|procent|pct|percent|gange|times)';
export const REGISTER =
  'register (?:was )?(?:last )?updated|when was (?:the |your )?(?:data|register)|(?:last|latest|newest) (?:cvr |register )?update|how (?:new|old|recent|fresh|up to date|current|often) (?:is|are|do you) (?:(?:the|your|these) )?(?:data|register|figures|numbers|update)|hvor (?:nye|gamle|friske|aktuelle|opdaterede|tit|ofte) (?:er|opdatere[sr]?) (?:(?:jeres|de|i) )?(?:data|registret|tal(?:lene)?)|sidst opdateret|(?:was|is) it last updated|hvornaar er (?:data|registret|tallene) (?:fra|opdateret)|how many (?:danish )?companies (?:are there|do you (?:have|cover|know))(?: in (?:the|your|this) (?:register|database))?(?=$| (?:and|og) )|hvor mange (?:danske )?virksomheder (?:er der|har i|daekker i)(?: i (?:registret|(?:jeres |din )?database(?:n)?))?(?=$| (?:and|og) )';
export const ABOUT =
  'is there (?:a|an|any) (?:company|firm|business)(?: called| named| by the name(?: of)?)?|er der (?:en|et|nogen) (?:virksomhed|firma|selskab)(?: der hedder| ved navn| kaldet| som hedder)?|do you (?:know|have)(?: anything about)?|findes der (?:en|et) (?:virksomhed|firma|selskab)(?: der hedder| ved navn)?|kender du|tell me(?: more| something)? about|about|information (?:on|about)|details (?:of|on|about)|who is|what is|look up|summar(?:y|ise|ize)(?: of)?|opsummering(?:en)?(?: af)?|opsummer|fortael(?: mig)?(?: mere| noget)?(?: om)?|oplysninger om|hvem er|hvad er|slaa op|opslag paa|kig(?: naermere)? paa|tjek(?: op paa)?|check(?: (?:up on|out))?|undersoeg|data (?:paa|om|on|about|for)|resume af|(?:an )?overview (?:of|over)|(?:et )?(?:overblik|oversigt) over|beskriv|describe';

/** One to ten. */
export const COUNT_WORDS = [
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ['et', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti'],
];
/** Two to ten, as words, with the Danish ones behind the English. */
export const SEVERAL = COUNT_WORDS.flatMap(([, ...several]) => several).join('|');

/** "Three", "tre", "3" */
export function countOf(text: string): number {
  const at = COUNT_WORDS.map((known) => known.indexOf(text)).find((place) => place >= 0);
  return at === undefined ? Number(text) : at + 1;
}

/** A company that is described as the first of many. */
export const THE_MOST =
  '(?:largest|biggest|smallest|oldest|newest|youngest|fastest growing|stoerste|mindste|aeldste|nyeste|yngste|hurtigste? voksende) (?:[a-z]+ )?(?:company|firm|business|employer|workplace|virksomhed|selskab|firma|arbejdsgiver|arbejdsplads)';

export const FORMER =
  'former(?:ly)?|previous(?:ly)?|earlier|used to|resigned|left(?= (?:(?:the|its|any|which) )?(?:board|management|company))|(?<=^(?:and )?who )left|stepped down|(?<=(?:has|have|had|did) .*)(?:left|leave)|tidligere|forhenvaerende|forrige|fratraadte?|udtraadte?|aftraadte?|forlod|forladt|stoppede(?: som)?|(?:gik|gaaet) (?:ud|af)|traadte? (?:ud|af|tilbage)|holdt op';
/** With a role, these ask for the past too; "is owned by" asks for today. */
export const PAST =
  'was|were|(?:the )?last|(?<=^(?:and )?who )owned|did(?=.* (?:own|run|lead))|var|(?:den |de )?sidste(?! ende)|ejede';

/** What a company does: its main activity. */
export const MAIN_ACTIVITY =
  '(?:hoved|kerne)(?:aktivitet|forretning)(?:en|er|erne)?|(?:vaesentligste|primaere|vigtigste) (?:aktivitet(?:er|en)?|beskaeftigelse)|(?:main|principal|primary|core) (?:business )?activit(?:y|ies)|core business';
/** The words for an industry that ask what a company does, and not for its code. */
export const DOES = `what do(?:es)?(?= (?:.* )?do$)|hvad laver|beskaeftiger|lever af|arbejder med|${MAIN_ACTIVITY}`;

/** Facts of the register, by their names in the company tool. */
export const FACT_WORDS = tableOf<string>({
  auditWaived:
    'audit waived|waived (?:its |the )?audit|fravalgt revision(?:en)?|revision(?:en)? (?:er )?fravalgt|opted out of (?:the |an )?audit',
  listed: 'stock exchange|publicly listed|listed|boersnoteret',
  advertisingProtected:
    '(?:maa|kan) (?:jeg|vi|man) (?:ringe(?: til)?|kontakte|maile|skrive til|sende (?:reklamer?|mails?|nyhedsbreve) til)|(?:may|am i allowed to|are we allowed to) (?:(?:i|we) )?(?:call|phone|contact|mail|email|advertise to|write to)|advertising protection|protected (?:against|from) advertising|reklamebeskyttet|reklamebeskyttelse',
  otherNames:
    'called(?= (?:today|now|in|before|previously|formerly|earlier|back)(?![a-z]))|(?:was|been) (?:formerly |previously |once |earlier )?(?:called|known as|named)|hedder(?=.* (?:i dag|nu)$)|(?:har heddet|hed)(?: (?:tidligere|engang|foer(?: i tiden)?))|former names?|previous names?|other names?|used to be called|(?:changed?|changes) (?:its |their |the )?names?|renamed|trade names?|tidligere navne?|andre navne|binavne?|hed(?= .* (?:foer|tidligere))|(?:hvilket |hvilke )?navne?(?: havde| har| bar)(?= .*(?:foer|tidligere|haft))|(?:what|which) names? did(?= .* (?:have|use|bear))|(?:skiftet|aendret|skifte|aendre) navn',
  signingRule:
    'signing rules?|(?:(?:can|may|must) )?(?:sign|signs|signing)(?: (?:the )?(?:documents|contracts))? (?:on behalf(?: of)?|for)|(?:can|may|who|must) signs?(?! up)|signator(?:y|ies)|(?:authori[sz]ed|power) to (?:sign|bind)|(?:can|may) bind|binds?(?= (?:the company|it))|tegningsberettigede?|tegningsberettiget|prokura|prokurister?|forpligte(?= (?:selskabet|virksomheden))|tegningsreg(?:el|len|ler|lerne)|tegner|tegne(?: (?:selskabet|virksomheden|firmaet))?(?: alene)?|sign (?:alone|documents|contracts)(?: for)?|underskrive(?:r)?|skrive under|tegningsret(?:ten)?',
  purpose: 'purpose|formaal(?:et)?',
  capitalPartlyPaid:
    '(?:only |fully |partly |partially )*paid up|(?:fully|partly|partially) paid(?: in)?|(?:kun |fuldt |fuldstaendigt? |helt |delvist )*indbetalt',
  shareClasses: 'share classes|classes of shares|(?:kapital|aktie|anparts)klasser(?:ne)?',
  articlesOn:
    'articles of association|by ?laws|vedtaegt(?:er(?:ne)?)?(?: (?:fra|af|aendret|opdateret))?',
  capital:
    '(?:share|registered|company) capital|selskabskapital(?:en)?|anpartskapital(?:en)?|aktiekapital(?:en)?|registreret kapital|kapitalen|capital',
  companyType:
    'legal form|company type|type of company|kind of company|selskabsform(?:en)?|virksomhedsform(?:en)?|virksomhedstype|selskabstype|juridisk form',
  cvr: 'cvr(?: numbers?| nummer(?:et)?| nr)?(?! \\d)|business id|bussiness id|registration number|vat (?:number|no|id|nr)|momsnummer(?:et)?|moms nr|se nummer(?:et)?|company number',
  phone:
    '(?<=^(?:(?:please|kan du|can you|i want to|i need to|jeg vil|vil du) )*)(?:call(?! cent(?:er|re)s?(?![a-z]))|ringe? til)(?= )|tele ?phone numbers?|phone (?:numbers?|no)|telephone|phone|telefon ?(?:nr|numre)|telefonnummer(?:et)?|telefon|tlf ?(?:nr|nummer)?|mobil(?: ?(?:nr|nummer(?:et)?))?',
  email: '(?:e ?)?mail(?: address|adressen?|en)?',
  website: 'web ?sites?|home ?pages?|hjemmesiden?|websiden?|web address',
  contact:
    'contact(?: details| information| info)?|reach|get (?:hold of|in touch(?: with)?|a hold of)|komme? i kontakt(?: med)?|faar? (?:(?:jeg|vi|man) )?fat (?:i|paa)|kontaktoplysninger|kontakte|kontakt(?:er)?',
  municipality: 'municipality|kommunen?',
  region: 'regionen?',
  address:
    'address|headquarters?|headquartered|head office|located|based|adressen?|beliggende|hovedkontor(?:et)?|ligger|holder til|holder(?= .* til$)|hoerer hjemme',
  ceased: 'ceased?|closed? down|shut down|dissolved|ophoerte|lukkede|ophoerte med|oploeste?s?',
  status:
    'status|(?:go|goes|going|went|gone|gik|gaa|gaar|gaaet) (?:bankrupt|konkurs)|still active|still (?:exists?|open|running|trading|operating|there|around|alive|going)|(?:stadig(?:vaek)?|endnu|fortsat) i (?:gang|drift|live)|still in business|open for business|eksisterer|findes(?= .*(?:stadig|endnu|mere))|aabent?(?= (?:stadig|endnu))|(?:stadig|endnu) aabent?|active|(?:(?:in|under) )?(?:bankrupt(?:cy)?|liquidation|konkurs)|aktivt?|likvidation|tvangsoploes(?:ning|t)|ophoert|lukket',
  founded:
    'founded|established|incorporated|started|founding(?: date| year)?|how old|(?:older|younger) than(?= \\d)|(?:aeldre|yngre) end(?= \\d)|stiftet|stiftelsesdato(?:en)?|stiftelsesaar|grundlagt|etableret|startet|oprettet|hvor gammelt?|alder',
  locations:
    'locations|branches|production units?|p numbers|p numre|sites|offices|afdelinger|p enheder|produktionsenheder|lokationer|adresser',
  employees:
    'employees|staff|people (?:(?:is|are|was|were|has|have|had|does|do|did|it|they|been) )*employ(?:ed|s)?|(?<=how many .*)employ(?:ed|s)|(?<=(?:hvor mange|antal) .*)(?:ansat|beskaeftiget)|people work|work (?:for|at|in|there)|workers|headcount|workforce|employ|ansatte|medarbejdere|beskaeftiger(?! (?:.* )?sig(?![a-z]))|arbejder (?:der )?(?:i|hos|for|paa)|(?<=hvor mange )arbejder der$',
  sector: 'sector|sektor(?:en)?|(?:industry )?division|industry group|(?:hoved|branche)gruppen?',
  industry:
    '(?:nace|db07|db25)(?: codes?| koden?)?|industry(?: codes?)?|industries|line of business|business area|what do(?:es)?(?= (?:.* )?do$)|branchen?|branchekoden?|hvad laver|lever(?= (?:.* )?af$)|(?<=lever (?:.* )?)af$|beskaeftiger sig med|beskaeftiger(?= .* sig med$)|arbejder med|lever af|' +
    MAIN_ACTIVITY,
});

/** Whether one person is enough to sign. */
export const ALONE =
  'alone|alene|(?:by|on) (?:him|her|their|his) ?(?:self|selves|own)|single handed[a-z]*';

/** Beneficial owners are not in the data; the registered legal owners are named instead. */
export const BENEFICIAL =
  '(?:ultimate )?beneficial (?:owners?|ownership)|ubos?|reel(?:le|t)? ejer(?:e|ne|en|skab)?';

/** "Who took over Bech?", but not "who took over as director?" or "from Mia Lund". */
const TAKES_OVER =
  '(?<=^(?:and |og )?(?:who|hvem) (?:has |have |had |har |havde )?)(?:overtog|overtaget|koebte|koebt|bought|acquired|purchased|took over|taken over)(?! (?:from|after|as|efter|fra|som|the|ledelsen|[a-z]*posten)(?![a-z]))';

export const ROLE_WORDS = tableOf<RoleGroup>({
  PARTNER:
    'proprietors?|general partners?|fully liable|indehaver(?:e|en|ne)?|interessent(?:er|erne|en)?|komplementar(?:er|en)?|fuldt ansvarlige?(?: deltagere?)?',
  FOUNDER:
    'founders?|who founded|stifter(?:e|ne|en)?|hvem stiftede|hvem grundlagde|hvem har (?:stiftet|grundlagt)',
  BOARD:
    'board seats?|bestyrelsesposter?(?:ne)?|boards? of directors|board members?|boards?|chair(?:man|woman|person)?|bestyrelsesmedlem(?:mer|merne)?|bestyrelsesformand(?:ens?)?|bestyrelsens?|bestyrelser?(?:ne)?|formand(?:ens?)?',
  AUDITOR:
    'auditors?|(?<=(?:which|what|its|their|the|an?|who is .*|who s .*) )accountants?|audit(?:s|ed)(?: (?:the|its|their))?(?: (?:annual|financial))?(?: (?:accounts|reports?|statements?))?|revisor(?:ens?|erne|er)?|revider(?:er|ede|es|et)(?: (?:aars)?(?:regnskab|rapport)(?:et|en)?)?|revisionsfirma(?:et)?',
  OWNER: `${BENEFICIAL}|co ?owners?|(?:med|ene)ejer(?:e|en|ne)?|(?:legale? )?ejer(?:e|nes?|ens?)?|(?:legal )?owners?|owns|owned|${TAKES_OVER}|shareholders?|ejes|ejet|ejede|(?<=^(?:which|what) (?:companies|firms|businesses) )own|(?<=used to )own|kapitalejere?|ejerskab(?:et)?|ownership|bestemmende indflydelse|controlling (?:interest|influence|owners?)|aktionaerer?|ejerkreds(?:en)?`,
  MANAGEMENT:
    'directorships?|direktoerposter?(?:ne)?|ledelsesposter?(?:ne)?|ceo|chief executive(?: officer)?|managing directors?|directors?|managers?|management|in charge|runs|leads|(?<=used to )(?:run|lead|manage)|(?<=^(?:and |og )?(?:who|hvem) )(?:led|ran|managed|ledede|drev|styrede|styrer|driver)|(?<=^(?:and |og )?(?:who|hvem)(?: is| s| er) (?:the |their |its )?)boss(?:en)?|head of|administrerende direktoer(?:ens?)?|adm dir|direktoer(?:ens?|er|ernes?)?|direktionen?|ledelsen?|leder(?:en)?|chef(?:en)?|bestyrer|bestemmer|(?<=^(?:and |og )?who )(?:should|do|can|shall|could) (?:i|we) (?:ask for|talk to|speak (?:to|with)|call|contact)|(?<=^(?:og )?hvem )(?:skal|kan|boer) (?:jeg|vi|man) (?:spoerge efter|bede om|tale med|snakke med|kontakte|ringe til)',
});

export const KEY_FIGURE_WORDS = tableOf<KeyFigureId>({
  roe: 'roe|return on equity|egenkapitalens forrentning|forrentning af egenkapitalen|egenkapitalforrentning(?:en)?',
  roi: 'roi|return on (?:investment|assets|capital)|afkastningsgrad(?:en)?|afkastgrad(?:en)?',
  coverageRatio: 'coverage ratio|gross margin|daekningsgrad(?:en)?|bruttomargin',
  liquidityRatio: 'liquidity(?: ratio)?|current ratio|likviditetsgrad(?:en)?|likviditet(?:en)?',
  profitMargin:
    '(?<!net )profit margins?(?! after tax)|(?:operating|drifts) ?margin(?:s|en)?|ebit ?margin(?:s|en)?|(?:drifts)?overskudsgrad(?:en)?|(?<!gross |net |netto |after tax )margins?(?! after tax)|(?<!netto )margin(?:en|er|erne)',
  solvencyRatio:
    'solvency(?: ratio)?|equity ratio|soliditetsgrad(?:en)?|soliditet(?:en)?|egenkapital ?andel(?:en)?|egenkapitalens andel(?: af (?:balancen?|balancesummen|aktiverne|de samlede aktiver))?|(?:andel|del|procentdel|pct|procent)(?:en)? af (?:balancen?|balancesummen|aktiverne) (?:der )?(?:er|udgoer|udgoeres af) egenkapital(?:en)?|(?:share|part|percentage|proportion) of (?:the |its )?(?:(?:total )?assets|balance sheet)(?: that)? (?:is|are) equity|equity as a (?:share|percentage|proportion) of (?:the |its )?(?:total )?(?:assets|balance sheet)',
});

const fields = Object.entries(DANISH_LABELS) as [StatementField, string][];
/** The labels of statement lines on the page, in both languages; longer ones first. */
const labels: Entry<StatementField>[] = fields
  .map(([field, danish]): Entry<StatementField> => {
    const english = messages.financial.fields[field];
    return [field, `${foldText(english)}|${foldText(danish)}(?:ne|et|en)?`];
  })
  .sort(([, a], [, b]) => b.length - a.length);

export const AMOUNT_WORDS: Entry<StatementField>[] = [
  ...tableOf<StatementField>({
    profitLossBeforeTax:
      '(?:profits?|result|earnings|loss(?:es)?|income) before tax(?:es|ation)?|pre ?tax (?:profit|result|earnings|loss)|(?:resultat(?:et)?|overskud(?:det)?|underskud(?:det)?) foer skat',
    profitLossFromOrdinaryOperatingActivities:
      'operating (?:profit|result|income)|ebit|driftsresultat(?:et)?|resultat(?:et)? af (?:ordinaer primaer|ordinaer|primaer) drift|primaere? resultat',
    grossProfit: 'gross profit|bruttofortjenesten?|bruttoavancen?',
    grossResult: 'gross result|bruttoresultat(?:et)?',
    personnelCosts:
      '(?:personnel|staff|payroll|wage|salary|labou?r) (?:costs?|expenses?|bill)|(?:in )?(?:wages|salaries)|payroll|(?:personale|loen)(?:omkostning|udgift)(?:er(?:ne)?|en)?|loensum(?:men)?|loenninger(?:ne)?|(?<=betaler .*)(?:i )?loen',
    equity:
      '(?:(?:negative|positive|negativ|positiv|book|booked|bogfoert) )?(?:equity|egenkapital(?:en)?)',
    cashAndCashEquivalents:
      'cash(?: (?:position|holdings?|balance))?|likvide (?:midler|beholdninger)|kontanter|kassebeholdning(?:en)?|kassen',
    inventories: 'inventor(?:y|ies)|stock on hand|varelager(?:et)?|lager(?:et)?',
    shortTermReceivables: 'receivables|tilgodehavender(?:ne)?',
    landAndBuildings:
      '(?<=(?:^| )(?:owns?|ejer) .*)(?:(?:any|its|their|sin|sine|deres|nogen) )?(?:(?:own|egne|egen) )?(?:real estate|propert(?:y|ies)|buildings?|land|(?:fast )?ejendom(?:me|men)?|bygning(?:er|en)?|lokaler)',
    shortTermTradePayables:
      'trade payables?|(?:owes?|owed|debts?|payables) (?:to )?(?:its |the |their )?suppliers|(?:gaeld(?:en)? til|skylder(?: .*)?) leverandoerer(?:ne)?|leverandoergaeld(?:en)?|varekreditorer(?:ne)?',
  }),
  ...labels.filter(([field]) => !['assets', 'equity', 'revenue', 'profitLoss'].includes(field)),
  ...tableOf<StatementField>({
    shortTermLiabilitiesOtherThanProvisions:
      '(?:short term|current) (?:liabilities|debts?)|kortfristet gaeld|kortfristede (?:gaeld|forpligtelser)',
    liabilitiesOtherThanProvisions:
      'total debt|debts?|liabilities|owes?|gaeld(?:en)?|forpligtelser|skylder',
    assets: 'total assets|assets|balance sheet total|balancesum(?:men)?|aktiver(?:ne)?',
    revenue:
      'revenues?|turnover|turn(?:s|ed)? over|net sales|sales|nettoomsaetning(?:en)?|omsaetning(?:en)?|omsatte|omsaetter',
    taxExpense: 'tax(?:es)?|skat(?:ten)?',
    profitLoss:
      '(?:ma(?:ke|kes|de|king)|post(?:ed|s)?|r[au]n|show(?:ed|s)?|turn(?:ed|s)?) (?:an? |any )?(?:net )?(?:loss(?:es)?|profits?)|net (?:profit|result|income|loss)|profit or loss|(?:the|its|their|that) results?|result of the year|annual result|profits?|loss(?:es)?|earnings|profitable|bottom line|earn(?:ed)?|(?:lose|loses|losing|lost) money|make|made|rentabel|aarets resultat|nettoresultat(?:et)?|overskud(?:det)?|underskud(?:det)?|bundlinjen?|resultat(?:et)?|tjente|tjener|tjent',
  }),
];

/** Words for several lines of the accounts, which are given together. */
export const SEVERAL_AMOUNTS: Entry<StatementField[]>[] = [
  [
    ['shortTermDebtToBanks', 'longTermDebtToBanks'],
    '(?:af det|of (?:it|that|this)|heraf)(?: (?:er|is|are|skyldes))?(?: (?:gaeld|owed|debt))? (?:til|to) (?:the |its )?(?:banken|banker(?:ne)?|banks?)|bank (?:debts?|loans?)|debts? to (?:the |its |their )?banks?|owes? (?:to )?(?:the |its |their )?banks?|loans from (?:the |its |their )?banks?|bankgaeld(?:en)?|banklaan|gaeld(?:en)? til (?:banker(?:ne)?|banken|kreditinstitutter)|skylder(?= .*(?:banken|banker(?:ne)?)$)|owes?(?= .*(?:the |its )?banks?$)',
  ],
  [
    ['shortTermMortgageDebt', 'longTermDebtToMortgage'],
    'mortgage (?:debts?|loans?)|realkreditgaeld(?:en)?|realkreditlaan|gaeld(?:en)? til realkredit(?:institutter)?',
  ],
  [
    ['shortTermDebtToRelatedParties', 'longTermDebtToRelatedParties'],
    '(?<!term )(?:debts?|owes?|owed) (?:to )?(?:its |the )?(?:related parties|group (?:companies|enterprises))|(?<!fristet )(?:gaeld(?:en)? til|skylder) (?:naertstaaende(?: parter)?|tilknyttede virksomheder)',
  ],
  [
    [
      'longTermDebtToMortgage',
      'longTermDebtToBanks',
      'longTermDebtToRelatedParties',
      'otherLongTermDebts',
    ],
    '(?<!other )long term (?:liabilities|debts?)(?! to)|(?<!anden )langfristet gaeld(?! til)|langfristede (?:gaeld|gaeldsforpligtelser|forpligtelser)',
  ],
];
/** The creditor after the name of a company. */
export const TO_BANKS = '(?:to )?(?:the |its |their )?banks?$|(?:til )?(?:banken|banker(?:ne)?)$';

/** Adjectives for what key figures tell. */
export const FIGURE_ADJECTIVES: Entry<readonly KeyFigureId[]>[] = [
  [
    ['profitMargin', 'roi', 'roe'],
    '(?:more |mere )?(?:profitable|rentabelt?)|profitability|rentabilitet(?:en)?',
  ],
  [['solvencyRatio'], '(?:more |mere )?(?:solvent|solid[et]?)'],
  [['liquidityRatio'], '(?:more |mere )?(?:liquid|likvid[et]?)'],
];

export const MANY_FIGURES = 'key figures|key ratios|ratios|noegletal(?:lene)?';
export const ALL_ACCOUNTS =
  'annual accounts|accounts|financials|financial statements?|annual reports?|balance sheet|balancen?|(?:financial|fiscal) year|regnskabsaaret?|income statement|resultatopgoerelse(?:n)?|regnskab(?:et|er|stal)?|aarsregnskab(?:et)?|aarsrapport(?:en)?|oekonomi(?:en)?|(?:the )?(?:financial )?(?:figures|numbers)(?= (?:of|for|from) )|(?:regnskabs)?tal(?:lene)?(?= (?:for|fra|i|paa|hos) )|hvordan gaar det|how is it doing|how well is';
/** Words that ask for several years instead of one. */
export const OVER_YEARS =
  '(?:year (?:by|for|on|over) year|per year|yearly|year to year|pr aar|per aar|aarligt?)|development|developed|developing|develop(?=$| (?:over|in the|during|since|through|the last))|grown?|growth|changed over|over time|over the years|history|trend|each year|every year|(?:(?:over|in|during|for|of) )?(?:the )?(?:last|past) (?:\\w+ )?years|udvikling(?:en)?|udviklet(?: sig)?|over tid|gennem aarene|(?:(?:i|over|gennem) )?de (?:seneste|sidste) (?:\\w+ )?aar|hvert aar|aar for aar|historik(?:ken)?|(?:as )?(?:an? |en |et )?(?:graf(?:en)?|graphs?|charts?|plot|diagram(?:met)?)(?: (?:of|over|for|af))?';

const OF_ONE = new RegExp(
  `^(?:${anyOf([...FACT_WORDS, ...ROLE_WORDS, ...KEY_FIGURE_WORDS, ...AMOUNT_WORDS])}|${MANY_FIGURES}|${ALL_ACCOUNTS})$`,
);
/** Whether a folded text has only words for something that is asked about one company. */
export const asksOfOne = (folded: string) => OF_ONE.test(folded);
