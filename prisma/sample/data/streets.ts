import { wordList } from '../random';

export const mainStreets = wordList(`
Hovedgaden Vestergade Østergade Nørregade Søndergade Algade Storegade Jernbanegade Kirkegade Bredgade
Skolegade Havnegade Torvet Stationsvej Skolevej Kirkevej Møllevej Industrivej Strandvejen Ringvejen
Adelgade Kongensgade Dronningensgade Slotsgade Torvegade Nygade Grønnegade Borgergade Fabriksvej
Vesterbrogade Østerbrogade Nørrebrogade Havnevej Toldbodgade Møllegade Smedegade Søvej
`);
export const streetHeads = wordList(`
Birke Bøge Ege Elme Aske Pile Linde Ahorn Hassel Tjørne Rose Syren Lilje Tulipan Kløver Lyng Nelliken Violen
Lærke Solsort Mejse Svale Drossel Finke Ugle Falke Ørne Svane Måge Terne Viben Stære Nattergale Fasan
Hjorte Ræve Hare Egern Grævlinge Odder Bakke Mark Eng Skov Hede Mose Sø Å Strand Klit Fjord Bæk Kilde
Sol Måne Stjerne Nord Syd Øst Vest Mølle Smede Kirke Skole Præste Degne Klokker Præstegårds Teglværks
Mejeri Station Vandværks Idræts Stadion Sygehus Rådhus Slots Kloster Borg Volden Have Frugt Æble Pære
Kirsebær Blomme Hyben Slåen Brombær Hindbær Ribs Humle Byg Havre Rug Hvede Kornet Industri Erhvervs
Håndværker Bødker Tømrer Murer Maler Snedker Væver Skomager Købmands Handels Energi Hammer Ambolt Jern
`);
export const streetTails = wordList(
  'vej vej vej vej vej vangen parken vænget gade alléen bakken toften stien lunden engen haven krogen skrænten',
);
