/** An invented company, and queries that look for it. */
export type HardCase = {
  kind: string;
  name: string;
  queries: string[];
  former?: string;
  secondary?: string;
  /** Its postal district and town; if set, other companies may have the same name. */
  district?: string;
  town?: string;
};

type Rest = Omit<HardCase, 'kind' | 'name' | 'queries'>;
type Line = [name: string, queries: string[], rest?: Rest];

const ofKind = (kind: string, lines: Line[]): HardCase[] =>
  lines.map(([name, queries, rest]) => ({ kind, name, queries, ...rest }));

export const hardCases: HardCase[] = [
  ...ofKind('short names', [
    ['QX A/S', ['qx', 'QX A/S', 'q.x.']],
    ['7Q ApS', ['7q']],
    ['Yt I/S', ['yt', 'yt i/s']],
    ['Zø ApS', ['zø', 'zoe', 'zo aps']],
    ['Å & Ø ApS', ['å & ø', 'aa ø']],
    ['Wu', ['wu']],
    ['Jyp ApS', ['jyp']],
    ['X-Y-Z A/S', ['x-y-z', 'x y z']],
  ]),
  ...ofKind('compounds', [
    ['Tagrendekompagniet ApS', ['tagrende kompagniet', 'tagrende-kompagniet', 'tagrendekompani']],
    ['Glas Pusteri Skærgården', ['glaspusteri skærgården', 'glaspusteri skærgaard']],
    ['Havnefrontens Kaffebar ApS', ['havnefrontens kaffe bar', 'havne frontens kaffebar']],
    ['Smedegårdens Vognmandsforretning', ['smedegaardens vognmands forretning']],
    ['Brænde Ovn Lageret I/S', ['brændeovn lageret', 'brændeovnlageret']],
    ['Kystlivredderskolen', ['kyst livredderskolen', 'kystlivredder skolen']],
    ['Uldspinderiet Fåreklipperen', ['uld spinderiet fåreklipperen', 'uldspinderiet fåre klipper']],
    ['Sne Mand Rydning ApS', ['snemand rydning']],
  ]),
  ...ofKind('numbers in names', [
    ['Selskabet af 29. februar 1804 A/S', ['selskabet af 29 februar 1804', '29. februar 1804']],
    ['Kvist 88 ApS', ['kvist 88', 'kvist88']],
    ['Quadro24 Alarm ApS', ['quadro24 alarm', 'quadro 24 alarm']],
    ['360 Graders Udkig', ['360 graders udkig', '360 graders udkik']],
    ['2 Brødres Pølsevogn I/S', ['2 brødres pølsevogn', '2 brodres polsevogn']],
    ['Matr.nr. 17af Skovkrogen', ['matr nr 17af skovkrogen', 'matr. nr. 17 af skovkrogen']],
    ['Ejendomsselskabet Krogsporet 12-14 ApS', ['krogsporet 12-14', 'krogsporet 12 14']],
    ['Formel B2B Indkøb ApS', ['formel b2b indkøb', 'formel b2b indkob']],
    ['24/7 Nøglevagten', ['24/7 nøglevagten', '24-7 nøglevagt']],
  ]),
  ...ofKind('initials and dots', [
    ['J.P.Q. Højtryksrensning A/S', ['jpq højtryksrensning', 'j p q højtryksrensning']],
    ['JKV Kranførere ApS', ['j.k.v. kranførere', 'jkv kranfører']],
    ['E. M. Vrængemose & Søn', ['em vrængemose', 'e.m. vrængemose', 'vrængemose']],
    ['P.W.Tangkjær Sadelmager', ['pw tangkjær', 'p.w. tangkjær', 'p w tangkjaer sadelmager']],
    ['Aut. Elinst. Viggo Kvolsgård', ['aut elinst kvolsgård', 'viggo kvolsgaard']],
    ['Brdr. Humlegrøft', ['brdr humlegrøft', 'humlegroft brdr.']],
  ]),
  ...ofKind('foreign letters', [
    ['Bistro Čačak ApS', ['bistro cacak', 'bistro čačak']],
    ['Señor Ñandú Vinimport', ['senor nandu', 'señor nandu vinimport']],
    ['Straßenfeger Söhne GmbH', ['strassenfeger sohne', 'straßenfeger']],
    ['Łódź Kiosk', ['lodz kiosk', 'łódź kiosk']],
    ['Þingvellir Fiskeimport A/S', ['thingvellir fiskeimport', 'þingvellir']],
    ['Café Québécoise', ['cafe quebecoise', 'café quebecoise']],
    ['Güneş Grønthandel', ['gunes grønthandel', 'günes gronthandel']],
    ['Șarpe Tømrerservice', ['sarpe tømrerservice']],
    ['Đorđević Flyttefirma', ['dordevic flyttefirma', 'djordjevic flyttefirma']],
    ['Œuvre Galleri', ['oeuvre galleri']],
    ['ﬁnurlig Design', ['finurlig design']],
  ]),
  ...ofKind('former and secondary names', [
    ['Brumbassen Invest ApS', ['snurretoppens legetøj'], { former: 'Snurretoppens Legetøj ApS' }],
    [
      'Vindfløjen 4 A/S',
      ['tæppeland kolonien', 'tæppeland kolonihen'],
      { former: 'Tæppeland Kolonien A/S' },
    ],
    [
      'Kogleriet',
      ['gran & gren juletræer', 'gran gren juletræer'],
      { secondary: 'Gran & Gren Juletræer' },
    ],
    [
      'Mellemgulvet ApS',
      ['åndedræts klinikken', 'aandedraetsklinikken'],
      { secondary: 'Åndedrætsklinikken' },
    ],
    ['Pennalhuset Drift A/S', ['skriveredskabernes hus'], { former: 'Skriveredskabernes Hus' }],
    ['Kværnen 2011 ApS', ['krydderkværnen'], { former: 'Krydderkværnen I/S' }],
  ]),
  ...ofKind('apostrophes', [
    ["Møllegaard's Kafferisteri", ['møllegaards kafferisteri', "møllegård's kafferisteri"]],
    ["O'Quillan Pub", ['oquillan pub', "o'quillan", 'o quillan pub']],
    ["Rock'n'Rul Frisøren", ["rock'n'rul", 'rock n rul frisøren', 'rocknrul frisøren']],
    ['L’Étoile Brasseri', ["l'etoile brasseri", 'letoile brasseri']],
    ["Lis' & Hans' Hønseri", ['lis hans hønseri', 'lis og hans hønseri']],
  ]),
  ...ofKind('ampersands', [
    ['Pind & Splint ApS', ['pind & splint', 'pind og splint', 'pind splint']],
    ['Tang og Tøndebånd I/S', ['tang & tøndebånd', 'tang tøndebånd']],
    ['R&B Rørbøjning', ['r&b rørbøjning', 'r & b rørbøjning', 'rb rørbøjning']],
    ['Søm+Skrue Outlet', ['søm + skrue outlet', 'søm skrue outlet']],
  ]),
  ...ofKind('hyphens', [
    ['Nord-Kvap Trawl A/S', ['nordkvap trawl', 'nord kvap trawl', 'nord-kvap']],
    ['E-Vognmanden ApS', ['e vognmanden', 'evognmanden', 'e-vognmanden']],
    ['Karl-Oskar Krøger-Vinde', ['karl oskar krøger vinde', 'karloskar krøgervinde']],
    ['Gør-det-selv Fliser', ['gør det selv fliser', 'gør-det-selv-fliser']],
  ]),
  ...ofKind('Danish words as names', [
    ['Og ApS', ['og', 'og aps']],
    ['Is A/S', ['is a/s']],
    ['Intet ApS', ['intet']],
    ['Til Salg A/S', ['til salg']],
    ['Det Er Mig I/S', ['det er mig']],
    ['Navnløs', ['navnløs', 'navnlos']],
    ['ApS-Fabrikken', ['aps fabrikken', 'aps-fabrikken']],
  ]),
  ...ofKind('names equal to towns', [
    ['Marstal A/S', ['marstal', 'marstal a/s']],
    ['Ebeltoft ApS', ['ebeltoft']],
    ['Ærøskøbing I/S', ['ærøskøbing', 'aeroeskoebing']],
    ['Hobro Isvafler', ['hobro isvafler', 'isvafler hobro', 'hobro isvafle']],
  ]),
  ...ofKind('name with town', [
    ['Lakridsloftet', ['lakridsloftet skagen'], { district: 'Skagen' }],
    ['Lakridsloftet', ['lakridsloftet rønne', 'lakridslofte ronne'], { district: 'Rønne' }],
    [
      'Tapetklisteret ApS',
      ['tapetklisteret tversted', 'tapetklistret tversted'],
      { district: 'Bindslev', town: 'Tversted' },
    ],
  ]),
  ...ofKind('legal forms', [
    ['A/S Brogårdens Vestmølle', ['brogårdens vestmølle', 'brogaardens vestmølle a/s']],
    ['I/S Kvisttvillingerne', ['kvisttvillingerne', 'is kvisttvillingerne']],
    [
      'Fjordmejeriet Blåhvalen A.M.B.A.',
      ['fjordmejeriet blåhvalen amba', 'fjordmejeriet blåhvalen'],
    ],
    ['Aps Rideskole', ['aps rideskole']],
  ]),
  ...ofKind('misspelt by ear', [
    ['Kvadratrodens Regnskab ApS', ['kvadratrodens rengskab', 'kvadradrodens regnskab']],
    ['Schwartznegl Optik', ['schwarznegl optik', 'swartznegl optik']],
    ['Entreprenør Bjælkehuset', ['entrepenør bjælkehuset', 'entreprenør bjelkehuset']],
    ['Restaurant Ørredkrogen', ['resturant ørredkrogen', 'restaurant ørekrogen']],
    ['Fysioterapi Lændehvirvlen', ['fysoterapi lændehvirvlen', 'fysioterapi lændevirvlen']],
    [
      'Mathilde Kragelunds Skrædderi',
      ['matilde kragelund skrædderi', 'mathilde kragelunds skrederi'],
    ],
  ]),
  ...ofKind('order and parts of names', [
    ['Vinter Sommer og Forår', ['forår sommer vinter', 'sommer vinter']],
    ['Frisør Krølletoppen v/Bodil Quistrup', ['krølletoppen', 'bodil quistrup frisør']],
    ['Pølsesvinget.dk ApS', ['pølsesvinget.dk', 'polsesvinget dk', 'pølsesvinget']],
    ['KÆMPESTORE BOGSTAVER', ['kæmpestore bogstaver', 'Kaempestore Bogstaver']],
  ]),
];
