/**
 * Everyday names of industries, in Danish and English: code prefixes, words, and pieces of the
 * industries' texts where these have none of the words.
 */
export type IndustryWords = readonly [codes: string, words: string, texts?: string];

/** Crafts, manufacturing and agriculture. */
export const trades: readonly IndustryWords[] = [
  [
    '41 42 43',
    'bygge, byggeri, bygning, byggebranchen, bygge og anlæg, bygge og anlægs, bygge anlæg, construction, building, builder, building contractor',
  ],
  ['41 42 431', 'entreprenør, entreprise, contractor'],
  ['42', 'anlæg, anlægsentreprenør, civil engineering'],
  [
    '433200',
    'tømrer, tømrermester, snedker, bygningssnedker, tømrer og snedker, carpenter, carpentry, joiner, joinery',
  ],
  [
    '432200',
    'vvs, vvs er, vvs mand, vvs installatør, varmepumpe, varmepumper, blikkenslager, ventilation, aircondition, klimaanlæg, køleanlæg, køleteknik, køletekniker, plumber, plumbing, heating engineer, heat pump',
  ],
  [
    '432100',
    'el, elektriker, elinstallatør, el installatør, electrician, electrical contractor, electrical installation',
  ],
  ['433410', 'maler, malermester, painter, painting, decorator'],
  ['439910', 'murer, murermester, bricklayer, mason'],
  ['439100', 'tagdækker, taglægger, tagdækning, tag, roofer, roofing'],
  ['433420', 'glarmester, glazier'],
  ['431100', 'nedrivning, nedbryder, demolition'],
  ['433300', 'gulvlægger, gulv, gulvsliber, gulvafslibning, fliselægger, flooring, tiler, tiling'],
  [
    '421100',
    'brolægger, brolægning, asfaltfirma, asfaltarbejde, vejarbejde, paver, paving, road construction',
    'anlæg af veje',
  ],
  [
    '432900',
    'elevator, elevatorfirma, elevatorservice, rulletrappe, isolering, isolatør, lift engineer, escalator, insulation',
    'bygningsinstallationsvirksomhed',
  ],
  [
    '390000',
    'asbestsanering, miljøsanering, sanering, jordrensning, asbestos removal, decontamination',
    'rensning af jord',
  ],
  ['237000', 'stenhugger, stenhuggeri, gravsten, stonemason', 'tilhugning'],
  ['431200', 'jord, groundwork', 'byggepladsarbejder'],
  ['432200 431200', 'kloak, kloakmester, sewer contractor', 'vvs, byggepladsarbejder'],
  [
    '439990',
    'stillads, stilladsfirma, stilladsudlejning, kran, kraner, kranfirma, kranudlejning, pilotering, scaffolding, scaffolder, crane, crane hire',
    'kræver specialisering',
  ],
  [
    '43',
    'håndværker, håndværksfirma, håndværksvirksomhed, craftsman, craftsmen, tradesman, tradesmen',
  ],
  [
    '2562 2550 2511',
    'smed, smede, smedemester, smedje, blacksmith, metalworker',
    'maskinforarbejdning',
  ],
  [
    '2562',
    'maskinværksted, cnc, spåntagning, drejer, drejeri, machine shop',
    'maskinforarbejdning',
  ],
  ['2561', 'pulverlakering, galvanisering, sandblæsning, powder coating', 'overfladebehandling'],
  [
    '813000',
    'anlægsgartner, gartner, havemand, havearbejde, haveservice, hækklipning, træfældning, træpleje, landscaper, landscaping, gardener, gardeners, tree surgeon',
  ],
  [
    '812',
    'rengøring, rengøringshjælp, rengøringsassistent, erhvervsrengøring, privatrengøring, flytterengøring, trappevask, cleaning, cleaner',
  ],
  [
    '812290',
    'tagrens, tagrensning, algebehandling, facaderens, facaderensning, industrirengøring, industrial cleaning',
    'anden rengøring af bygninger',
  ],
  [
    '812900',
    'skadedyr, skadedyrsbekæmpelse, skadedyrsbekæmper, rottefænger, rottebekæmpelse, snerydning, saltning, pest control, snow removal',
    'andre rengøringsydelser',
  ],
  [
    '370000',
    'kloakservice, slamsuger, slamsugning, kloakspuling, rensningsanlæg, renseanlæg, drain cleaning, sewage, wastewater',
    'spildevand',
  ],
  ['812210', 'vinduespudser, vinduespudsning, vinduespolering, window cleaner, window cleaning'],
  ['812220', 'skorstensfejer, chimney sweep'],
  [
    '4520',
    'autoværksted, bilværksted, mekaniker, automekaniker, auto, værksted, garage, car repair, car repair shop, auto repair shop, mechanic',
  ],
  [
    '452020',
    'karrosseri, autolakerer, autolakering, autolak, pladesmed, pladeværksted, body shop, car painting',
  ],
  ['014910', 'kennel, hundeopdræt, hundeopdrætter, dog breeder', 'kenneler'],
  ['0143', 'hesteavl, hesteavler, stutteri, horse breeder', 'avl af heste'],
  [
    '01',
    'landbrug, landmand, landmænd, bondegård, agriculture, agricultural, farm, farmer, farming',
  ],
  ['0146', 'svineproducent, svineavler, svinefarm, grise, svin, pig farm, pig farmer, pig'],
  ['014100', 'mælkeproducent, malkekvæg, kvægbrug, dairy farm, dairy farmer'],
  ['014920', 'mink, minkfarm, minkavler, pelsdyravler, mink farm', 'pelsdyr'],
  ['014700', 'fjerkræ, hønseri, poultry, poultry farm'],
  ['0113 0119 0130', 'gartneri, horticulture, market garden', 'grøntsager, planteformering'],
  ['02', 'skovbrug, skov, forestry'],
  ['03', 'fisker, fiskeri, fishing, fisherman, fishery'],
  ['032100 032200', 'dambrug, havbrug, fish farm, aquaculture', 'ferskvandsbrug'],
  [
    '10',
    'fødevareproducent, fødevare, fødevareindustri, food manufacturer, food producer, food production',
  ],
  ['101', 'slagteri, slaughterhouse, meat processing'],
  ['1071 472400', 'bager, bageri, konditori, konditor, bakery, baker'],
  ['1083', 'kafferisteri, coffee roaster', 'forarbejdning af te'],
  ['472200', 'slagter, slagterforretning, butcher'],
  ['105100', 'mejeri, dairy'],
  [
    '110500',
    'bryggeri, mikrobryggeri, bryghus, brewery, brewer, microbrewery',
    'fremstilling af øl',
  ],
  ['110100', 'destilleri, distillery'],
  ['13', 'tekstil, tekstilproducent, textile, textile manufacturer'],
  ['141300', 'skrædder, skrædderi, systue, sypige, tailor, seamstress', 'yderbeklædning'],
  ['14', 'tøjproducent, clothing manufacturer'],
  ['16', 'savværk, træ, træindustri, sawmill, wood'],
  ['181', 'trykkeri, bogtrykkeri, printer, printing, printing house, printer shop'],
  ['20', 'kemi, kemisk, kemikalie, chemical'],
  ['21', 'medicinal, medicin, lægemiddel, lægemiddelproducent, pharma, pharmaceutical'],
  ['22', 'plast, plastproducent, gummi, plastic, plastics, rubber'],
  ['25', 'metal, jern og metal, metalvare'],
  ['26', 'elektronik, elektronikproducent, electronics'],
  ['28', 'maskin, maskinfabrik, maskinproducent, machinery, machine manufacturer'],
  [
    '281110',
    'vindmølle, vindmølleproducent, vindmøllefabrikant, wind turbine, wind turbine manufacturer',
  ],
  ['301', 'skibsværft, værft, bådebygger, shipyard, shipbuilder, boat builder'],
  [
    '31',
    'møbelproducent, møbelfabrik, møbelfabrikant, producent af møbler, producenter af møbler, furniture manufacturer, furniture maker, manufacturer of furniture, manufacturers of furniture',
  ],
  [
    '325000',
    'medikoteknik, medicinsk udstyr, tandtekniker, dentallaboratorium, medical device, medical devices, dental technician, dental laboratory',
  ],
  ['35', 'energi, forsyning, energy, utility, utilities'],
  ['351', 'el produktion, elproduktion, elselskab, el selskab, electricity, power'],
  [
    '351100',
    'elproducent, kraftværk, vindmøllelaug, vindmøllepark, solcellepark, power producer, power plant, wind farm, solar farm',
    'produktion af elektricitet',
  ],
  ['353000', 'varmeværk, fjernvarme, fjernvarmeværk, district heating'],
  ['360000', 'vandværk, waterworks, water utility, water company'],
  [
    '381100',
    'containerservice, containervognmand, affaldscontainer, skip hire',
    'indsamling af ikke farligt affald',
  ],
  ['383100', 'autoophug, bilophug, autogenbrug, ophugning, scrapyard', 'udtjente'],
  [
    '467700',
    'skrothandler, skrothandel, produkthandel, produkthandler, scrap dealer',
    'affaldsprodukter',
  ],
  ['352100', 'biogas, biogasanlæg', 'fremstilling af gas'],
  ['38', 'affald, affaldshåndtering, renovation, waste, waste management'],
  ['383', 'genbrug, genvinding, recycling'],
  [
    '10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33',
    'fremstilling, produktion, industri, produktionsvirksomhed, fremstillingsvirksomhed, industrivirksomhed, producent, fabrikant, fabrik, manufacturing, manufacturer, producer, factory',
  ],
];
