/** Parts of the country by their municipalities, as the questions mean them. */
export const fyn =
  'Assens|Faaborg-Midtfyn|Kerteminde|Langeland|Middelfart|Nordfyns|Nyborg|Odense|Svendborg|Ærø';
export const northZealand =
  'Allerød|Egedal|Fredensborg|Frederikssund|Furesø|Gribskov|Halsnæs|Helsingør|Hillerød|Hørsholm|Rudersdal';
export const greaterCopenhagen =
  'København|Frederiksberg|Dragør|Tårnby|Albertslund|Ballerup|Brøndby|Gentofte|Gladsaxe|Glostrup|Herlev|Hvidovre|Høje-Taastrup|Ishøj|Lyngby-Taarbæk|Rødovre|Vallensbæk';
export const eastJutland =
  'Favrskov|Hedensted|Horsens|Norddjurs|Odder|Randers|Samsø|Silkeborg|Skanderborg|Syddjurs|Aarhus';
export const southernJutland = 'Haderslev|Sønderborg|Tønder|Aabenraa';
export const westJutland =
  'Herning|Holstebro|Ikast-Brande|Lemvig|Ringkøbing-Skjern|Skive|Struer|Viborg';
