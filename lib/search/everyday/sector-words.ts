/**
 * Wide trades that the codes of everyday words do not say: names of sectors and divisions,
 * separated by bars, with the words people use.
 */
export const sectorWords: readonly (readonly [names: string, words: string])[] = [
  [
    'Råstofindvinding',
    'råstofindustri, råstofsektor, råstofbranche, minedrift, mineindustri, mining company, mining companies, mining industry, mining sector, quarrying',
  ],
  ['Industri', 'fremstillingsindustri, fremstillingserhverv'],
  ['Fremstilling af fødevarer', 'food industry'],
  ['Fremstilling af tekstiler', 'tekstilindustri'],
  ['Fremstilling af beklædning', 'beklædningsindustri, tøjindustri, clothing industry'],
  ['Fremstilling af papir og pap', 'papirindustri, paper industry'],
  ['Trykkerier', 'grafisk industri, grafiske industri, printing industry'],
  ['Fremstilling af kemikalier', 'kemiindustri, kemisk industri, kemiske industri'],
  ['Fremstilling af lægemidler', 'medicinalindustri, lægemiddelindustri'],
  ['Fremstilling af gummi og plast', 'plastindustri'],
  ['Fremstilling af metalprodukter', 'metalindustri'],
  ['Fremstilling af elektronik', 'elektronikindustri'],
  ['Fremstilling af maskiner', 'maskinindustri'],
  ['Fremstilling af møbler', 'møbelindustri, furniture industry'],
  ['Bygge og anlæg', 'byggeindustri, byggeerhverv'],
  [
    'Engros- og detailhandel',
    'handelsvirksomhed, handelsfirma, handelsbranche, handelssektor, detail og engroshandel, trading companies, retail and wholesale, wholesale and retail',
  ],
  ['Engroshandel', 'engroshandlen'],
  ['Detailhandel', 'detailhandlen'],
  [
    'Restauranter, barer og catering',
    'restaurationsbranche, restaurationssektor, restaurantbranche, restaurant industry, restaurant sector',
  ],
  [
    'Forlag, film, radio og tv',
    'mediebranche, mediesektor, medieindustri, mediehus, medievirksomhed, mediefirma, medieselskab, media company, media companies, media industry, media sector',
  ],
  [
    'It og telekommunikation',
    'it branche, it branchen, it sektor, it industri, it industry, it sector, it og tele, information technology industry, information technology sector',
  ],
  ['Forlag, film, radio og tv|It og telekommunikation', 'information og kommunikation'],
  ['Videnservice', 'vidensservice, professional services'],
  ['Videnservice|Operationel service', 'erhvervsservice, business services'],
  [
    'Kunst, musik og teater|Biblioteker, museer og zoologiske haver',
    'kulturliv, kultursektor, kulturbranche, kulturvirksomhed, kulturinstitution, cultural sector, cultural industry, cultural institution',
  ],
];
