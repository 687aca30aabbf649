import type { NameTable } from '../optionNames';

/** German: nationalities, citizens, spoken and former names. */
export const names: NameTable = {
  before: ['die', 'der', 'republik', 'staatsangehörigkeit', 'staatsangehöriger', 'staatsangehörige'],
  after: ['Staatsangehörigkeit', 'Staatsbürgerschaft', 'Staatsbürger', 'Staatsbürgerin', 'Nationalität'],
  inflect: addForms,
  names: `AE: VAE, Emirate, Dubai
BA: Bosnien
BY: Weißrussland, Weissrussland
CD: Demokratische Republik Kongo, DR Kongo, Zaire
CG: Republik Kongo
CH: Schweizerische Eidgenossenschaft
CI: Elfenbeinküste
CN: Volksrepublik China, VR China
CV: Kapverden
CZ: Tschechische Republik, Tschechei
DE: BRD, Bundesrepublik Deutschland, DDR
DO: Dominikanische Republik
GB: Großbritannien, England, Schottland, Wales, Nordirland, UK
HK: Hongkong
IR: Persien
KR: Republik Korea
LK: Ceylon
MD: Moldau, Moldawien, Republik Moldau
MK: Mazedonien
MM: Birma, Burma
MO: Macau
NL: Holland
PS: Palästina
RU: Russische Föderation
SK: Slowakische Republik
SZ: Swasiland
TL: Osttimor, Timor-Leste
TW: Republik China
US: USA, U.S.A., Vereinigte Staaten von Amerika, Amerika
VA: Vatikan, Heiliger Stuhl
XXA: Ohne Staatsangehörigkeit, Keine Staatsangehörigkeit`,
  adjectives: `AD: andorranisch, Andorraner
AE: emiratisch
AF: afghanisch, Afghane
AL: albanisch, Albaner, Albanier
AM: armenisch, Armenier
AO: angolanisch, Angolaner
AR: argentinisch, Argentinier
AT: österreichisch, Österreicher
AU: australisch, Australier
AZ: aserbaidschanisch, Aserbaidschaner
BA: bosnisch, Bosnier, bosnisch-herzegowinisch
BD: bangladeschisch, Bangladescher
BE: belgisch, Belgier
BF: burkinisch, Burkiner
BG: bulgarisch, Bulgare
BJ: beninisch, Beniner
BO: bolivianisch, Bolivianer
BR: brasilianisch, Brasilianer
BY: belarussisch, weißrussisch, Belarusse, Weißrusse
CA: kanadisch, Kanadier
CD: kongolesisch, Kongolese
CG: kongolesisch, Kongolese
CH: schweizerisch, Schweizer
CI: ivorisch, Ivorer
CL: chilenisch, Chilene
CM: kamerunisch, Kameruner
CN: chinesisch, Chinese
CO: kolumbianisch, Kolumbianer
CR: costa-ricanisch
CU: kubanisch, Kubaner
CV: kapverdisch
CY: zyprisch, zypriotisch, Zyprer
CZ: tschechisch, Tscheche
DE: deutsch, Deutscher, Deutsche
DK: dänisch, Däne
DO: dominikanisch, Dominikaner
DZ: algerisch, Algerier
EC: ecuadorianisch, Ecuadorianer
EE: estnisch, Este
EG: ägyptisch, Ägypter
ER: eritreisch, Eritreer
ES: spanisch, Spanier
ET: äthiopisch, Äthiopier
FI: finnisch, Finne
FR: französisch, Franzose, Französin
GB: britisch, Brite, englisch, Engländer, schottisch, Schotte, walisisch
GE: georgisch, Georgier
GH: ghanaisch, Ghanaer
GM: gambisch, Gambier
GN: guineisch, Guineer
GR: griechisch, Grieche
GT: guatemaltekisch, Guatemalteke
HN: honduranisch, Honduraner
HR: kroatisch, Kroate
HT: haitianisch, Haitianer
HU: ungarisch, Ungar, Ungarin
ID: indonesisch, Indonesier
IE: irisch, Ire
IL: israelisch, Israeli, Israelin
IN: indisch, Inder
IQ: irakisch, Iraker
IR: iranisch, Iraner
IS: isländisch, Isländer
IT: italienisch, Italiener
JM: jamaikanisch, Jamaikaner
JO: jordanisch, Jordanier
JP: japanisch, Japaner
KE: kenianisch, Kenianer
KG: kirgisisch, Kirgise
KH: kambodschanisch, Kambodschaner
KP: nordkoreanisch, koreanisch, Koreaner
KR: südkoreanisch, koreanisch, Koreaner
KW: kuwaitisch, Kuwaiter
KZ: kasachisch, Kasache
LA: laotisch, Laote
LB: libanesisch, Libanese
LI: liechtensteinisch, Liechtensteiner
LK: sri-lankisch, Sri Lanker
LR: liberianisch, Liberianer
LT: litauisch, Litauer
LU: luxemburgisch, Luxemburger
LV: lettisch, Lette
LY: libysch, Libyer
MA: marokkanisch, Marokkaner
MC: monegassisch
MD: moldauisch, moldawisch, Moldauer, Moldawier
ME: montenegrinisch, Montenegriner
MG: madagassisch, Madagasse
MK: mazedonisch, nordmazedonisch, Mazedonier
ML: malisch, Malier
MM: myanmarisch, birmanisch
MN: mongolisch, Mongole
MR: mauretanisch, Mauretanier
MT: maltesisch, Malteser
MU: mauritisch
MX: mexikanisch, Mexikaner
MY: malaysisch, Malaysier
MZ: mosambikanisch, Mosambikaner
NA: namibisch
NE: nigrisch, Nigrer
NG: nigerianisch, Nigerianer
NI: nicaraguanisch, Nicaraguaner
NL: niederländisch, holländisch, Niederländer, Holländer
NO: norwegisch, Norweger
NP: nepalesisch, Nepalese
NZ: neuseeländisch, Neuseeländer
PA: panamaisch
PE: peruanisch, Peruaner
PH: philippinisch, Philippiner, Filipino, Filipina
PK: pakistanisch, Pakistaner
PL: polnisch, Pole
PS: palästinensisch, Palästinenser
PT: portugiesisch, Portugiese
PY: paraguayisch, Paraguayer
QA: katarisch, Katarer
RO: rumänisch, Rumäne
RS: serbisch, Serbe
RU: russisch, Russe
RW: ruandisch, Ruander
SA: saudi-arabisch, saudisch
SD: sudanesisch, Sudanese
SE: schwedisch, Schwede
SG: singapurisch, Singapurer
SI: slowenisch, Slowene
SK: slowakisch, Slowake
SL: sierra-leonisch
SN: senegalesisch, Senegalese
SO: somalisch, Somalier
SS: südsudanesisch
SV: salvadorianisch, Salvadorianer
SY: syrisch, Syrer
TD: tschadisch, Tschader
TG: togoisch, togolesisch, Togoer
TH: thailändisch, Thailänder
TJ: tadschikisch, Tadschike
TM: turkmenisch, Turkmene
TN: tunesisch, Tunesier
TR: türkisch, Türke
TW: taiwanisch, taiwanesisch, Taiwaner
TZ: tansanisch, Tansanier
UA: ukrainisch, Ukrainer
UG: ugandisch, Ugander
US: amerikanisch, US-amerikanisch, Amerikaner, US-Amerikaner
UY: uruguayisch, Uruguayer
UZ: usbekisch, Usbeke
VE: venezolanisch, Venezolaner
VN: vietnamesisch, Vietnamese
XK: kosovarisch, Kosovare, Kosovo-Albaner
XXA: staatenlos, Staatenlose
YE: jemenitisch, Jemenit, Jemenitin
ZA: südafrikanisch, Südafrikaner
ZM: sambisch, Sambier
ZW: simbabwisch, Simbabwer`,
};

/** türkisch, türkische, türkischer, türkisches; Türke, Türkin; Spanier, Spanierin. */
function addForms(name: string): readonly string[] {
  if (/(?:sch|los)$/.test(name)) return [`${name}e`, `${name}er`, `${name}es`];
  if (name.endsWith('er')) return [`${name}in`];
  return name.endsWith('e') ? [`${name.slice(0, -1)}in`] : [];
}
