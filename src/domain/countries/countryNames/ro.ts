import type { NameTable } from '../optionNames';

/** Romanian: nationalities, citizens, spoken and former names. */
export const names: NameTable = {
  before: [
    'cetățenie',
    'de cetățenie',
    'cetățenia',
    'cetățean',
    'cetățeană',
    'naționalitate',
    'de naționalitate',
    'naționalitatea',
    'republica',
  ],
  after: [],
  inflect: addFeminine,
  names: `AE: EAU, Emirate, Dubai
BA: Bosnia
BY: Bielorusia, Belarus
CD: Republica Democrată Congo, Zair
CI: Coasta de Fildeș
CN: Republica Populară Chineză
CZ: Republica Cehă
DE: Republica Federală Germania, RFG
DO: Republica Dominicană
GB: Anglia, Marea Britanie, Scoția, Țara Galilor, Irlanda de Nord, UK
GR: Elada, Grecia
IR: Persia
KR: Republica Coreea
MD: Moldova, Basarabia, R. Moldova
MK: Macedonia
MM: Birmania, Myanmar
NL: Olanda
PS: Palestina
RU: Federația Rusă
SZ: Swaziland
TL: Timorul de Est
TW: Republica China, Republica Chineză
US: SUA, S.U.A., Statele Unite, America
VA: Vatican, Sfântul Scaun
XXA: Fără cetățenie`,
  adjectives: `AD: andorran
AE: emiratez
AF: afgan
AL: albanez
AM: armean
AO: angolez
AR: argentinian
AT: austriac
AU: australian
AZ: azer, azerbaidjan
BA: bosniac, bosnian
BD: bengalez, bangladeshian, bangladezian
BE: belgian
BG: bulgar, bulgăroaică
BO: bolivian
BR: brazilian
BY: belarus, bielorus
CA: canadian
CD: congolez
CG: congolez
CH: elvețian
CI: ivorian
CL: chilian
CM: camerunez
CN: chinez, chinezoaică
CO: columbian
CU: cubanez
CY: cipriot
CZ: ceh, cehoaică
DE: german, neamț, nemțoaică
DK: danez
DO: dominican
DZ: algerian
EC: ecuadorian
EE: eston, estonian
EG: egiptean
ER: eritreean
ES: spaniol, spanioloaică
ET: etiopian
FI: finlandez
FR: francez, franțuz, franțuzoaică
GB: britanic, englez, englezoaică, scoțian, galez
GE: georgian
GH: ghanez
GR: grec, greacă, grecoaică, grecesc
GT: guatemalez
HR: croat
HT: haitian
HU: maghiar, ungur, unguroaică, unguresc
ID: indonezian
IE: irlandez
IL: israelian
IN: indian
IQ: irakian
IR: iranian
IS: islandez
IT: italian, italiancă
JM: jamaican
JO: iordanian
JP: japonez
KE: kenyan
KG: kârgâz, kirghiz
KH: cambodgian
KP: nord-coreean, coreean
KR: sud-coreean, coreean
KW: kuweitian
KZ: kazah
LA: laoțian
LB: libanez
LK: srilankez
LT: lituanian
LU: luxemburghez
LV: leton
LY: libian
MA: marocan
MC: monegasc
MD: moldovean, moldoveancă, basarabean, moldovenesc
ME: muntenegrean
MK: macedonean
MM: birmanez
MN: mongol
MT: maltez
MX: mexican
MY: malaezian
NG: nigerian
NL: neerlandez, olandez
NO: norvegian
NP: nepalez
NZ: neozeelandez
PA: panamez
PE: peruan
PH: filipinez
PK: pakistanez
PL: polonez
PS: palestinian
PT: portughez
PY: paraguayan
QA: qatarez
RO: român, românesc, româncă
RS: sârb, sârboaică
RU: rus, rusesc, rusoaică
SA: saudit
SD: sudanez
SE: suedez
SG: singaporez
SI: sloven
SK: slovac
SN: senegalez
SO: somalez
SV: salvadorian
SY: sirian
TH: thailandez
TJ: tadjic
TM: turkmen
TN: tunisian
TR: turc, turcoaică, turcesc
TW: taiwanez
TZ: tanzanian
UA: ucrainean, ucraineancă
UG: ugandez
US: american, americancă, statunitean
UY: uruguayan
UZ: uzbec
VE: venezuelean
VN: vietnamez
XK: kosovar
XXA: apatrid
YE: yemenit
ZA: sud-african
ZM: zambian
ZW: zimbabwean`,
};

/** român, română; moldovean, moldoveană; românesc, românească. */
function addFeminine(adjective: string): readonly string[] {
  if (adjective.endsWith('esc')) return [`${adjective.slice(0, -2)}ască`];
  return /[^aă]$/.test(adjective) ? [`${adjective}ă`] : [];
}
