import { wordList } from '../random';

/** Common Danish names, most common first; `pickSkewed` preserves that order of frequency. */
export const maleNames = wordList(`
Peter Jens Michael Lars Henrik Thomas Søren Jan Christian Martin Niels Anders Morten Jesper Hans
Jørgen Mads Per Ole Rasmus Kim Poul Erik Kristian Mikkel Brian Claus Frederik Jakob Flemming Carsten
Steen Bent Torben Jacob John Christoffer Emil Simon Daniel Nikolaj Kasper Andreas Bo Kenneth Finn
Leif Karsten Allan Bjarne Benny René Ulrik Tommy Sebastian Mathias Oliver Magnus Jonas Mohammed Tobias
Svend Dennis Knud Nicolai Lasse Kurt Stig Karl Arne Preben Victor Viggo Gert Ib Johnny Villads Aksel
Asger Troels Palle Bjørn Johan Sven Patrick Marcus Philip Alexander Tom Ejner Egon Birger Gunnar
Esben Kaj Ivan Keld Ejvind Jeppe Ali Ahmed Mehmet Hassan Thorbjørn Anton August Elias Valdemar Malthe
`);

export const femaleNames = wordList(`
Anne Mette Kirsten Hanne Anna Helle Susanne Lene Maria Marianne Lone Camilla Pia Louise Charlotte
Inge Tina Gitte Karen Bente Jette Annette Birgit Christina Ida Rikke Julie Birthe Sofie Laura Emma
Kristina Sara Katrine Dorthe Vibeke Ulla Line Heidi Lis Jytte Inger Maja Karin Cecilie Merete Mia
Nanna Sanne Mathilde Ellen Eva Lisbeth Stine Amalie Malene Caroline Trine Britta Freja Birgitte Signe
Margit Clara Ruth Emilie Tove Dorte Winnie Bodil Connie Sarah Astrid Randi Anja Josefine Victoria
Kamilla Alma Gerda Elisabeth Else Johanne Nina Pernille Anita Jane Sandra Rita Simone Tanja Henriette
Rosa Frida Agnes Conny Ditte Liv Fatima Aisha Zeynep Annika Asta Karoline Lærke Nete Sigrid Thea
`);

export const surnames = wordList(`
Nielsen Jensen Hansen Pedersen Andersen Christensen Larsen Sørensen Rasmussen Jørgensen Petersen
Madsen Kristensen Olsen Thomsen Christiansen Poulsen Johansen Møller Mortensen Knudsen Jakobsen
Jacobsen Mikkelsen Olesen Frederiksen Laursen Henriksen Lund Schmidt Eriksen Holm Kristiansen Clausen
Simonsen Svendsen Andreasen Iversen Jeppesen Vestergaard Nissen Jespersen Lauridsen Mogensen Østergaard
Jepsen Frandsen Kjær Søndergaard Jessen Carlsen Dahl Christoffersen Berg Bertelsen Juhl Bruun Skov
Bach Lassen Gregersen Bak Beck Dam Friis Steffensen Kofoed Lind Toft Johnsen Danielsen Krogh Svensson
Bech Overgaard Dalsgaard Davidsen Mathiesen Winther Bay Brandt Nygaard Klausen Riis Hermansen Ravn
Ottosen Mathiasen Paulsen Schou Thygesen Thorsen Hedegaard Villadsen Bang Hald Hjorth Kruse Holst Buch
Westergaard Dalgaard Bisgaard Eskildsen Lauritsen Fischer Kirkegaard Lorenzen Gade Damgaard Ahmed
Berthelsen Enevoldsen Nygård Skovgaard Meyer Abildgaard Borg Bonde Krog Vinther Marcussen Vang Foged
Haugaard Kjeldsen Søgaard Hougaard Munk Johannsen Bundgaard Hoffmann Nørgaard Bendtsen Bjerre Thomassen
Nørskov Bendixen Lindberg Yilmaz Hussain Ali Khan Nguyen Steen Rosenkilde Lysgaard Grønbæk Lindholm
Ibsen Thorup Hvid Sandberg Storm Thrane Lange Wulff Fogh Birch Agerskov Elkjær Stampe Dideriksen
Uldall Værum Ørum Åkjær Aagaard Aaby Ægidius Tved Nordentoft Holmgaard Kragh Graversen Stokholm Provst
Engelbrecht Balslev Bertram Boesen Brøndum Bøgh Duus Egebjerg Fabricius Fjord Galsgaard Gram Halkjær
Harboe Hartvig Heide Høgh Ilsøe Kaas Kamp Kirk Kjærgaard Klit Koch Kramer Krabbe Lauritzen Leth
Lillelund Lykke Lynge Mahler Markussen Melgaard Moesgaard Mølgaard Nyborg Obel Ploug Pihl Raun Refsgaard
Ringgaard Rohde Rosendahl Rønne Sand Schiøtt Sejersen Skaarup Skytte Sloth Smed Spangsberg Stage Stenild
Strøm Suhr Sund Tang Thaysen Tranberg Trier Vad Varming Vejlgaard Voigt Warming Wind Ørsted Østerby
`);

/** Middle names, which about a third of Danes have between first name and surname. */
export const middleNames = wordList(`
Møller Holm Kjær Lund Bach Winther Skov Bjerre Toft Krogh Dahl Juul Friis Vestergaard Ravn Brandt
Højgaard Lykke Damgaard Bruun Bech Kirk Nørgaard Lindegaard Steen Munk Hald Gade Schou Riis Borup
Thorup Birk Bang Østergaard Buhl Fjord Koch Rosenlund Dyhr Storgaard Elgaard Kragh Wium Brix Hede
Nørlund Aagaard Sehested Lyngsø Falk Engell Hauge Rytter Blom Kaae Stensgaard Grøn Lau Haugsted Bonde
`);
