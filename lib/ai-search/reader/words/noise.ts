/** Words that do not narrow down which companies are meant. */
const words = `
alle all samtlige nogen leder findes finder exist cvr nummer number telefonisk every everything each any noget nogle some the en et et a an de den det
der som hvem hvor hvilke hvilken which who whose that those these hvis what where is are er var was were be been being
har have has having haft had med with i in på on at af of for fra from til to ved hos blandt among amongst og and eller or men but samt both både
find finde vis show me mig give list liste listen lister oplist søg search look looking for efter kan can could you du jeg i'd id like would gerne vil ville want se see need please tak thanks søger søges god gode godt good
hvor mange how many much antal number mange there
virksomhed virksomheder virksomheden virksomhederne firma firmaer firmaet firmaerne selskab selskaber selskabet selskaberne company companies firm firms business businesses enterprise enterprises organisation organisations organization organizations organisationer forretninger
arbejdsgiver arbejdsgivere arbejdsgiverne arbejdsplads arbejdspladser arbejdspladserne employer employers workplace workplaces
branche branchen brancher industry industries sector sektor sektoren branch inden within field area området
danmark denmark danske dansk danish
kommune kommunen kommuner municipality municipalities region regionen by byen city town
beliggende placeret located based ligger hjemmehørende hovedsæde hovedkontor headquartered headquarters seat situated hører til
også also kun only dog just stadig still nu now currently lige der's
deres sin sit sine their its our vores own egen eget
registreret registered kendt known oplyst offentlig public
type slags kind sort sorts typer types form
ejer driver drives run running laver does do doing make makes making made arbejder works working work sælger tilbyder beskæftiger sig
producerer fremstiller installerer giver produce produces producing sell sells selling offer offers offering install installs installing
samlet total aarlig annual yearly årlig årligt seneste latest
kr kroner dkk w m companys companie lead leads vi we word words ordet
it's they they're de er der's her here
kunder kundeemner customers clients prospects leads potentielle mulige potential numre sat giv send rank enten danmarks
`;

export const noise = words;
