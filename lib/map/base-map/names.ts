/** Names that the data packages spell differently from Danish usage. */
export const DANISH_NAMES: Record<string, string> = {
  Copenhagen: 'København',
  Århus: 'Aarhus',
  Skaerbaek: 'Skærbæk',
  Flensburg: 'Flensborg',
  Schleswig: 'Slesvig',
  Ålestrup: 'Aalestrup',
  Åkirkeby: 'Aakirkeby',
  Åbybro: 'Aabybro',
  'Vester-Skerninge': 'Vester Skerninge',
};

export type Label = { name: string; longitude: number; latitude: number; from: number };

/** Countries, with the position of the name at zooms that show all of Denmark. */
export const COUNTRIES: Label[] = [
  { name: 'Danmark', longitude: 9.15, latitude: 56.35, from: 0 },
  { name: 'Sverige', longitude: 14.6, latitude: 57.9, from: 0 },
  { name: 'Norge', longitude: 8.2, latitude: 59.6, from: 0 },
  { name: 'Tyskland', longitude: 10.4, latitude: 51.9, from: 0 },
  { name: 'Polen', longitude: 17.6, latitude: 52.6, from: 0 },
  { name: 'Holland', longitude: 5.9, latitude: 52.4, from: 0 },
  { name: 'Belgien', longitude: 4.7, latitude: 50.7, from: 0 },
  { name: 'Tjekkiet', longitude: 15.2, latitude: 49.8, from: 0 },
  { name: 'Storbritannien', longitude: -1.6, latitude: 53.1, from: 0 },
  { name: 'Litauen', longitude: 23.7, latitude: 55.4, from: 0 },
  { name: 'Letland', longitude: 24.6, latitude: 56.9, from: 0 },
];

export const SEAS: Label[] = [
  { name: 'Nordsøen', longitude: 5.2, latitude: 56.2, from: 0 },
  { name: 'Østersøen', longitude: 17.6, latitude: 55.6, from: 0 },
  { name: 'Skagerrak', longitude: 8.9, latitude: 57.9, from: 5 },
  { name: 'Kattegat', longitude: 11.35, latitude: 56.75, from: 5 },
  { name: 'Tyske Bugt', longitude: 7.4, latitude: 54.35, from: 6 },
  { name: 'Storebælt', longitude: 10.93, latitude: 55.5, from: 7 },
  { name: 'Lillebælt', longitude: 9.85, latitude: 55.2, from: 8 },
  { name: 'Øresund', longitude: 12.72, latitude: 55.85, from: 7 },
  { name: 'Limfjorden', longitude: 9.15, latitude: 56.93, from: 8 },
  { name: 'Femern Bælt', longitude: 11.2, latitude: 54.58, from: 7 },
];

export const ISLANDS: Label[] = [
  { name: 'Jylland', longitude: 9.0, latitude: 56.05, from: 6 },
  { name: 'Fyn', longitude: 10.35, latitude: 55.28, from: 6 },
  { name: 'Sjælland', longitude: 11.75, latitude: 55.5, from: 6 },
  { name: 'Bornholm', longitude: 14.92, latitude: 55.13, from: 6 },
  { name: 'Lolland', longitude: 11.35, latitude: 54.77, from: 7 },
  { name: 'Falster', longitude: 11.95, latitude: 54.82, from: 8 },
  { name: 'Møn', longitude: 12.3, latitude: 54.98, from: 8 },
  { name: 'Langeland', longitude: 10.82, latitude: 54.95, from: 8 },
  { name: 'Als', longitude: 9.93, latitude: 54.97, from: 8 },
  { name: 'Mors', longitude: 8.75, latitude: 56.83, from: 8 },
  { name: 'Samsø', longitude: 10.6, latitude: 55.86, from: 8 },
  { name: 'Læsø', longitude: 11.02, latitude: 57.27, from: 8 },
  { name: 'Ærø', longitude: 10.35, latitude: 54.87, from: 8 },
  { name: 'Anholt', longitude: 11.56, latitude: 56.71, from: 9 },
  { name: 'Fanø', longitude: 8.41, latitude: 55.41, from: 9 },
];
