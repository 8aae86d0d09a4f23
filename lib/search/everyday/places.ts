/**
 * Parts of the country that the register has no table of, as municipalities or (after +) regions.
 */
export const partWords: readonly (readonly [places: string, words: string])[] = [
  [
    'Assens|Faaborg-Midtfyn|Kerteminde|Langeland|Middelfart|Nordfyns|Nyborg|Odense|Svendborg|Ærø',
    'fyn, funen',
  ],
  ['Svendborg|Faaborg-Midtfyn|Langeland|Ærø', 'sydfyn, south funen'],
  ['Nordfyns|Kerteminde', 'nordfyn, north funen'],
  [
    'Allerød|Egedal|Fredensborg|Frederikssund|Furesø|Gribskov|Halsnæs|Helsingør|Hillerød|Hørsholm|Rudersdal',
    'nordsjælland, north zealand, northern zealand, north sealand',
  ],
  ['Greve|Køge|Lejre|Roskilde|Solrød', 'østsjælland, east zealand, eastern zealand'],
  [
    'Holbæk|Kalundborg|Odsherred|Slagelse|Sorø|Ringsted',
    'vestsjælland, west zealand, western zealand',
  ],
  ['Faxe|Næstved|Stevns|Vordingborg', 'sydsjælland, south zealand, southern zealand'],
  ['København|Frederiksberg|Dragør|Tårnby', 'byen københavn'],
  [
    'Albertslund|Ballerup|Brøndby|Gentofte|Gladsaxe|Glostrup|Herlev|Hvidovre|Høje-Taastrup|Ishøj|Lyngby-Taarbæk|Rødovre|Vallensbæk',
    'københavns omegn, suburbs of copenhagen',
  ],
  [
    'Albertslund|Ballerup|Brøndby|Glostrup|Herlev|Hvidovre|Høje-Taastrup|Ishøj|Rødovre|Vallensbæk',
    'vestegnen, københavns vestegn, western suburbs of copenhagen',
  ],
  [
    'København|Frederiksberg|Dragør|Tårnby|Albertslund|Ballerup|Brøndby|Gentofte|Gladsaxe|Glostrup|Herlev|Hvidovre|Høje-Taastrup|Ishøj|Lyngby-Taarbæk|Rødovre|Vallensbæk',
    'storkøbenhavn, stor københavn, hovedstadsområdet, københavnsområdet, greater copenhagen, greater copenhagen area, copenhagen area, the copenhagen area, metropolitan copenhagen',
  ],
  [
    'Favrskov|Hedensted|Horsens|Norddjurs|Odder|Randers|Samsø|Silkeborg|Skanderborg|Syddjurs|Aarhus',
    'østjylland, east jutland, eastern jutland',
  ],
  [
    'Herning|Holstebro|Ikast-Brande|Lemvig|Ringkøbing-Skjern|Skive|Struer|Viborg',
    'vestjylland, west jutland, western jutland',
  ],
  [
    'Billund|Esbjerg|Fanø|Fredericia|Haderslev|Kolding|Sønderborg|Tønder|Varde|Vejen|Vejle|Aabenraa',
    'sydjylland, south jutland',
  ],
  ['Haderslev|Sønderborg|Tønder|Aabenraa', 'sønderjylland, southern jutland'],
  [
    'Billund|Fredericia|Haderslev|Kolding|Middelfart|Vejen|Vejle',
    'trekantområdet, trekantsområdet, triangle region, the triangle',
  ],
  ['Brønderslev|Frederikshavn|Hjørring|Jammerbugt', 'vendsyssel'],
  ['Jammerbugt', 'hanherred, han herred'],
  ['Mariagerfjord|Rebild|Vesthimmerlands', 'himmerland'],
  ['Mariagerfjord|Rebild', 'østhimmerland'],
  ['Norddjurs|Syddjurs', 'djursland, djurs'],
  ['Lolland|Guldborgsund', 'lolland falster, sydhavsøerne'],
  ['Guldborgsund', 'falster'],
  ['Sønderborg', 'als'],
  ['Vordingborg', 'møn'],
  ['Frederikssund|Lejre', 'hornsherred'],
  ['Ringsted|Sorø', 'midtsjælland'],
  ['Faaborg-Midtfyn', 'midtfyn'],
  ['Svendborg', 'tåsinge'],
  ['Herning|Holstebro|Lemvig|Ringkøbing-Skjern|Struer', 'hardsyssel'],
  ['Holstebro|Lemvig|Morsø|Skive|Struer|Thisted', 'nordvestjylland, northwest jutland'],
  ['Fredericia|Hedensted|Horsens|Kolding|Vejle', 'sydøstjylland, southeast jutland'],
  ['Silkeborg|Skanderborg', 'søhøjlandet'],
  ['Holbæk|Kalundborg|Odsherred', 'nordvestsjælland, northwest zealand'],
  ['Assens|Middelfart', 'vestfyn, west funen'],
  ['Kerteminde|Nyborg', 'østfyn, east funen'],
  ['Esbjerg|Fanø|Tønder|Varde|Vejen', 'sydvestjylland, southwest jutland'],
  ['Thisted', 'thy'],
  ['Morsø', 'mors'],
  [
    '+Nordjylland',
    'nordjylland, region nordjylland, region nord, north jutland, northern jutland, north denmark, north denmark region',
  ],
  [
    '+Midtjylland',
    'midtjylland, region midtjylland, region midt, central jutland, mid jutland, central denmark, central denmark region',
  ],
  ['+Syddanmark', 'syddanmark, region syddanmark, region syd, southern denmark, south denmark'],
  [
    '+Hovedstaden',
    'hovedstaden, hovedstadsregionen, region hovedstaden, capital region, the capital region, capital region of denmark',
  ],
  ['+Sjælland', 'sjælland, region sjælland, zealand, region zealand, zealand region'],
  [
    '+Hovedstaden|+Sjælland',
    'på sjælland, on zealand, hele sjælland, island of zealand, øst for storebælt, east of the great belt',
  ],
  ['+Nordjylland|+Midtjylland|+Syddanmark', 'vest for storebælt, west of the great belt'],
  [
    '+Nordjylland|+Midtjylland|Billund|Esbjerg|Fanø|Fredericia|Haderslev|Kolding|Sønderborg|Tønder|Varde|Vejen|Vejle|Aabenraa',
    'jylland, jutland',
  ],
  ['København', 'copenhagen, kbh, cph, kbhvn, københavns'],
  ['Aarhus', 'århus, arhus'],
  ['Aalborg', 'ålborg, alborg'],
  ['Frederiksberg', 'frb'],
  ['Helsingør', 'elsinore'],
  ['Faaborg-Midtfyn', 'faaborg'],
  ['Lyngby-Taarbæk', 'lyngby, kongens lyngby'],
  ['Høje-Taastrup', 'taastrup'],
  ['Nordfyns', 'nordfyns'],
  ['Vesthimmerlands', 'vesthimmerland'],
];

/** Quarters of Copenhagen with other names than their postal districts. */
export const quarterWords: readonly (readonly [districts: string, words: string])[] = [
  ['København N', 'nørrebro'],
  ['København Ø', 'østerbro'],
  ['København V', 'vesterbro'],
  ['København K', 'indre by, christianshavn, inner city of copenhagen, copenhagen city centre'],
  ['København S|Kastrup|Dragør', 'amager'],
  ['København S', 'islands brygge, ørestad, ørestaden, amagerbro'],
  ['København NV', 'bispebjerg'],
  ['København SV', 'sydhavnen'],
];
