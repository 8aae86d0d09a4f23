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
  'similar to|similar|(?<!(?<![a-z0-9])(?:looks?|feels?|would|d|do|i|you|we) )like|comparable to|competitors?(?: of| to| for)?|alternatives? to|resembles?|peers of|lignende|ligner|minder om|konkurrenter(?:ne)?(?: til| for)?|tilsvarende';
export const COMPARE =
  'compare|comparison|i forhold til(?= (?:(?:sine|dens|deres) konkurrenter|konkurrenterne|branchen|(?:resten|andre|gennemsnittet) (?:af|i) branchen))|versus|vs|compared (?:to|with)|sammenlign(?:e|ing)?|forskellen|difference(?: in(?: [a-z]+){1,3}?)? between|kontra';
const ADJECTIVES =
  'bigger|larger|smaller|older|younger|newer|better|richer|stronger|safer|riskier|healthier|weaker';
const DANISH_ADJECTIVES =
  'stoerre|mindre|aeldre|yngre|nyere|bedre|rigere|staerkere|sikrere|sundere|svagere';
/** "Older than ten years" does not compare companies. */
const NO_AMOUNT =
  '(?! (?:\\d|[a-z]+ (?:years?|employees|people|million|aar|ansatte|medarbejdere|millioner)))';
/** "Is A larger than B?" */
export const MORE_THAN = `(?:(?:${ADJECTIVES}) than|(?:${DANISH_ADJECTIVES}) end)${NO_AMOUNT}`;
/** Words that compare two companies; in Danish, superlatives compare two as well. */
export const MORE = `${ADJECTIVES}|${DANISH_ADJECTIVES}|greater|higher|lower|more|fewer|less|worse|best|hoejere|lavere|flere|faerre|stoerst|mindst|aeldst|yngst|nyest|bedst|hoejest|lavest`;
/** Verbs for what compared companies do: "who earns most, A or B?" */
export const EARNS =
  'earns|earned|makes|made|employs|sells|sold|owes|loses|lost|pays|performs|does|did|tjener|tjente|omsaetter|beskaeftiger|saelger|skylder|taber|tabte|klarer sig|vokser|grows|grew';
export const WHO_IS_MORE = `(?:which(?: one| company| firm| of them)?|who|hvem|hvilken?(?: virksomhed)?|hvilket(?: selskab| firma)?|hvilken af dem) (?:is|has|er|har|${EARNS})`;
export const COMPETITORS =
  '(?:its |their |the )?(?:competitors?|competition|peers|rivals)|(?:sine |dens |dets |deres )?konkurrenter(?:ne)?|(?:the |its |their )?(?:(?:rest of the )?(?:industry|sector)(?: average| mean)?|others in (?:the|its|their) (?:industry|sector))|(?:resten af |andre i |gennemsnittet i )?branchen(?:s gennemsnit)?';
/** On their own, these words also occur in names: "Sound Hub", "Sund & Bælt". */
const HEALTHY =
  '(?:(?:financially|economically) |(?<=how ))(?:healthy|sound|stable|strong|weak)|(?:healthy|sound|stable|strong|weak)(?= (?:company|firm|business|and|or|enough|financially|economically|today|now)|$)';
const DANISH_HEALTHY =
  'oekonomisk (?:sunde?|staerke?|stabile?|svage?)|sunde?t? (?:virksomhed|firma|selskab|forretning|oekonomi)|(?<=hvor )sunde?t?|sunde?t?$';
/** Phrases that ask whether a company is doing well. */
export const HEALTH = [
  '(?:lost|losing) (?:more than |over |at least )?(?:half|most|all|part|much) of (?:its |the |their )?(?:share |registered )?capital|lost (?:its |the |their )?(?:share )?capital|(?:tabt|mistet) (?:(?:mere end |over )?(?:halvdelen|det meste|hele|en del) af )?(?:sin |dens |deres |selskabs|aktie|anparts)*kapital(?:en)?|kapitaltab(?:et)?|loss of (?:share )?capital',
  'how (?:is|are|well is)(?= .*doing)|(?<=how (?:is|are|well is) .*)doing(?: well| badly| financially)?',
  '(?<=(?:i|we|you|one|to) )trust|trustworthy|do business with|reliable|a safe|risky|at risk|in trouble',
  'profitable|unprofitable|(?:in)?solvente?|financial (?:health|situation|position|state)',
  'credit ?worth(?:y|iness)|credit (?:rating|score|risk)|in (?:good|bad) (?:shape|health)',
  '(?:make|makes|making|made|lose|loses|losing|lost) money|in the (?:red|black)',
  'doing (?:well|badly|financially)|good for the money',
  '(?<=(?:i|we|you|one|to) )(?:invest (?:(?:my |our |your )?(?:money|savings) )?in|lend (?:(?:my |our )?money )?to|extend credit to|give credit to|buy shares in)|(?:an? )?(?:good|bad|safe) investment|worth (?:investing in|buying)|(?:invest|deliver|sell|supply) on credit',
  'investere (?:(?:mine |vores |nogle )?penge )?i|(?:en )?(?:god|daarlig|sikker) investering|laane (?:mine |vores )?penge til|(?:give|yde|faa) kredit(?: til)?|koebe aktier i|lever(?:e|er) (?:.* )?paa kredit(?: til)?|hvis vi leverer',
  'pay (?:its|their|the|his|her) (?:bills?|debts?|way|creditors|suppliers?)|(?<=^(?:can|will|could|kan|vil|mon) .*)(?:pay|betale)(?: (?:us|os|me|mig))?(?=$| (?:if|hvis|when|naar|on time|til tiden|for))|pays? (?:on time|its bills)|betaler (?:til tiden|sine regninger)',
  '(?:an? |en )?(?:good|bad|safe|risky|god|daarlig|sikker|usikker) (?:customer|client|payer|debtor|supplier|partner|kunde|betaler|debitor|leverandoer|samarbejdspartner)',
  'warning signs?|red flags?|roede flag|risik(?:o|oen|i|abelt?)|risks?|(?:what|which|any|the) signals|signals (?:of|for|about)',
  // "Give them credit", with whoever gets it between the words.
  '(?:is it |er det )?(?:safe|wise|sikkert|trygt|klogt|forsvarligt)(?: to| at)?(?= .*(?:credit|kredit)(?![a-z]))',
  '(?:give|giving|grant|granting|offer|extend)(?= (?:.* )?credit$)|(?<=(?:give|giving|grant|granting|offer|extend) .*)(?:a |on )?credit$',
  '(?:give|giver|yde|yder|bevilge|bevilger)(?= (?:.* )?kredit(?![a-z]))|(?<=(?:give|giver|yde|yder|bevilge|bevilger) .*)kredit',
  '(?:hvilke|nogen|andre|de|vis(?: mig)?(?: de)?) signaler(?:ne)?|signaler(?:ne)?(?= (?:for|om|paa|i|hos)(?![a-z])|$)',
  HEALTHY,
  'handle med|stole paa|samarbejde med|paalidelig|kreditvaerdig(?:t|hed)?|kreditrisiko|kreditvurdering',
  '(?:god|daarlig|sund|staerk) oekonomi|oekonomiske (?:situation|tilstand)|i (?:krise|problemer)',
  'rentabel(?:t)?|overskudsgivende|underskudsgivende|giver (?:overskud|underskud)',
  '(?:tjener|taber) (?:de |den |det )?penge|betale (?:sine|deres|sin) (?:regninger|gaeld)',
  'advarselstegn|advarsler|faresignaler|opmaerksomhedspunkter(?:ne)?',
  'klarer (?:den |det )?sig(?: godt| daarligt)?|hvordan gaar det|gaar det (?:godt|daarligt)',
  DANISH_HEALTHY,
].join('|');
export const SAVED =
  'lists (?:do i|have i)|lister har jeg|my (?:saved|list|lists|companies|favou?rites)|(?:have|did) i (?:saved?|bookmarked?)|i (?:have )?saved|saved (?:list|companies)|mine (?:gemte|lister|virksomheder|favoritter)|min (?:liste|gemte)|har jeg gemt|jeg har gemt|gemte (?:virksomheder|selskaber|firmaer)|are saved|er gemt';
export const DEFINE =
  'what does(?= .* mean)|mean(?:s|ing)?|explain|define|definition(?: of)?|calculated?|computed|formula|hvad betyder|betyder|betydning(?:en)?|forklar|definer|definition(?:en)?|beregnes|udregnes|regnes ud|formlen?';
export const ONE_OF_MANY =
  'largest|biggest|smallest|oldest|newest|youngest|most|fewest|highest|lowest|least|top(?: \\d+)?|stoerste|mindste|aeldste|nyeste|yngste|flest|faerrest|hoejeste|laveste|mest|dyreste|fastest growing|hurtigste? voksende';
export const FIND =
  'find|list|show(?: me)?|search(?: for)?|which|give me|vis(?: mig)?|hvilke|hvilken|hvilket|giv mig|soeg(?: efter)?|oplist';
export const HOW_MANY =
  'how many|(?<!(?:phone|cvr|telephone|vat|id|registration|company) )number of|count(?: of)?|hvor mange|antal(?:let)?(?: af)?';
/** Nouns that are counted within one company. */
export const COUNTED_IN_ONE =
  '(?:employees|people|staff|workers|locations|branches|production|p numbers|p numre|offices|sites|owners|shareholders|board|directors|auditors|years|ansatte|medarbejdere|afdelinger|produktionsenheder|p enheder|lokationer|ejere|bestyrelsesmedlemmer|direktoerer|personer|aar|penge|money|procent|pct|percent|gange|times)';
export const REGISTER =
  'register (?:was )?(?:last )?updated|when was (?:the |your )?(?:data|register)|(?:last|latest|newest) (?:cvr |register )?update|how (?:new|old|recent|fresh|up to date|current) is (?:the|your) (?:data|register)|hvor (?:nye|gamle) er data|sidst opdateret|hvornaar er (?:data|registret) (?:fra|opdateret)|how many companies are there(?: in (?:the|your) register)?$|hvor mange virksomheder er der(?: i registret)?$';
export const ABOUT =
  'is there (?:a|an|any) (?:company|firm|business)(?: called| named| by the name(?: of)?)?|er der (?:en|et|nogen) (?:virksomhed|firma|selskab)(?: der hedder| ved navn| kaldet| som hedder)?|do you (?:know|have)(?: anything about)?|findes der (?:en|et) (?:virksomhed|firma|selskab)(?: der hedder| ved navn)?|kender du|tell me(?: more| something)? about|about|information (?:on|about)|details (?:of|on|about)|who is|what is|look up|summar(?:y|ise|ize)(?: of)?|opsummering(?:en)?(?: af)?|opsummer|fortael(?: mig)?(?: mere| noget)?(?: om)?|oplysninger om|hvem er|hvad er|slaa op|opslag paa|resume af|(?:an )?overview (?:of|over)|(?:et )?(?:overblik|oversigt) over|beskriv|describe';

/** A company that is described as the first of many. */
export const THE_MOST =
  '(?:largest|biggest|smallest|oldest|newest|youngest|fastest growing|stoerste|mindste|aeldste|nyeste|yngste|hurtigste? voksende) (?:[a-z]+ )?(?:company|firm|business|employer|workplace|virksomhed|selskab|firma|arbejdsgiver|arbejdsplads)';

export const FORMER =
  'former(?:ly)?|previous(?:ly)?|earlier|used to|resigned|left(?= (?:(?:the|its|any|which) )?(?:board|management|company))|(?<=(?:has|have|had|did) .*)(?:left|leave)|tidligere|forhenvaerende|forrige|fratraadte?|udtraadte?';
/** With a role, these ask for the past too; "is owned by" asks for today. */
export const PAST =
  'was|were|(?:the )?last|(?<=^(?:and )?who )owned|did(?=.* (?:own|run|lead))|var|(?:den |de )?sidste(?! ende)|ejede';
