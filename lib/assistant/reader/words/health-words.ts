/** On their own, these words also occur in names: "Sound Hub", "Sund & Bælt". */
const HEALTHY =
  '(?:(?:financially|economically) |(?<=how ))(?:healthy|sound|solid|stable|strong|weak)|(?:healthy|sound|solid|stable|strong|weak)(?= (?:company|firm|business|and|or|enough|financially|economically|today|now)|$)';
const DANISH_HEALTHY =
  'oekonomisk (?:sunde?|staerke?|solide?|stabile?|svage?)|(?:staerke?t?|solide?t?|stabile?t?) (?:virksomhed|firma|selskab|forretning|oekonomi)|solide?t?(?= og )|solide?t?$|sunde?t? (?:virksomhed|firma|selskab|forretning|oekonomi)|(?<=hvor )sunde?t?|sunde?t?$';
const ABOUT_TO_FAIL =
  '(?:about to (?:go|become)|going|close to(?: going)?|near(?:ly)?|almost|on the (?:verge|brink|edge) of(?: going)?|heading for|at risk of(?: going)?|in danger of(?: going)?) (?:bankrupt(?:cy)?|bust|insolvent)|(?:ved at|taet paa at|paa vej til at|i fare for at|(?:i )?risiko for at) (?:gaa (?:konkurs|fallit|ned|under)|lukke|krakke|dreje noeglen om)|(?:taet paa|paa vej (?:mod|til|i)|naer|paa randen af|truet af|i fare for) (?:en )?(?:konkurs(?:en)?|fallit|lukning)|konkurstruet|lukningstruet';
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
  '(?:an? |en )?(?:good|bad|safe|risky|gode?|daarlige?|sikre?|sikker|usikre?|usikker) (?:customers?|clients?|payers?|debtors?|suppliers?|partners?|kunder?|betalere?|debitor(?:er)?|leverandoer(?:er)?|samarbejdspartnere?)',
  'warning signs?|red flags?|roede flag|risik(?:o|oen|i|abelt?)|risici(?:ene|erne)?|risks?|(?:what|which|any|the) signals|(?<=^)signal(?:s|er|erne)(?=$)|signals (?:of|for|about)',
  // "Give them credit", with whoever gets it between the words.
  '(?:is it |er det )?(?:safe|wise|sikkert|trygt|klogt|forsvarligt)(?: to| at)?(?= .*(?:credit|kredit)(?![a-z]))',
  '(?:give|giving|grant|granting|offer|extend)(?= (?:.* )?credit$)|(?<=(?:give|giving|grant|granting|offer|extend) .*)(?:a |on )?credit$',
  '(?:give|giver|yde|yder|bevilge|bevilger)(?= (?:.* )?kredit(?![a-z]))|(?<=(?:give|giver|yde|yder|bevilge|bevilger) .*)kredit',
  '(?:hvilke|nogen|andre|de|vis(?: mig)?(?: de)?) signaler(?:ne)?|signaler(?:ne)?(?= (?:for|om|paa|i|hos)(?![a-z])|$)',
  HEALTHY,
  '(?:(?:gode?|godt|trygge?|trygt|sikre?|sikkert?|okay|ok|vaerd) (?:nok )?at )?(?:handle|samarbejde|lave forretning(?:er)?) med|stole paa|paalidelige?t?|kreditvaerdig(?:e|t|hed)?|kreditrisiko|kreditvurdering',
  '(?:god|daarlig|sund|staerk) oekonomi|oekonomiske (?:situation|tilstand)|i (?:(?:oekonomiske |store )?(?:krise|problemer|vanskeligheder|knibe|ufoere))',
  'rentabel(?:t)?|overskudsgivende|underskudsgivende|giver (?:overskud|underskud)',
  // "Tjener Bech penge?", with the name between the words; "hvor mange penge" asks for the amount.
  '(?<=^(?:(?:og|men|saa|mon) )?)(?:tjener|taber)(?= (?:[a-z0-9]+ ){1,6}(?:nogen )?penge(?![a-z]))|(?<=^(?:(?:og|men|saa|mon) )?(?:tjener|taber) .*)(?:nogen )?penge(?: paa det)?$',
  ABOUT_TO_FAIL,
  '(?:nogen |store |oekonomiske |any |serious |financial |money )*(?:problemer(?:ne)?|vanskeligheder|problems?|difficult(?:y|ies)|trouble)(?: (?:med|i|hos|with|at|in))?(?![a-z])',
  '(?:tabt|tjent|mistet) (?:nogen |mange )?penge|svindel|svindlere?|fup(?:firma)?|(?:u)?serioese?t?|(?:a )?scam|fraud(?:ulent)?|legit(?:imate)?',
  '(?:tjener|taber) (?:de |den |det )?penge|betale (?:sine|deres|sin) (?:regninger|gaeld)',
  'mistaenkelig(?:t|e)?|suspicious|suspect|fishy|(?:noget |something )?(?:galt|wrong) (?:med|ved|hos|i|with)|advarselstegn|advarsler|faresignaler|opmaerksomhedspunkter(?:ne)?',
  'klarer (?:den |det )?sig(?: godt| daarligt)?|hvordan gaar det|gaar det (?:godt|daarligt)',
  // "Hvordan klarer Ymer Ost sig?", with the name between the words.
  'klarer(?= .* sig(?![a-z]))|(?<=klarer .* )sig(?: godt| daarligt)?(?![a-z])',
  DANISH_HEALTHY,
].join('|');
