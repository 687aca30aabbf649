import type { NameTable } from '../optionNames';

/** Spanish: nationalities, spoken and former names. */
export const names: NameTable = {
  before: [
    'nacionalidad',
    'de nacionalidad',
    'ciudadano',
    'ciudadana',
    'ciudadanía',
    'república de',
    'república bolivariana de',
    'república oriental del',
    'estado plurinacional de',
    'reino de',
    'el',
    'la',
    'los',
    'las',
  ],
  after: [],
  inflect: addFeminine,
  names: `AE: EAU, Emiratos, Dubái
BA: Bosnia
BY: Bielorrusia, Belarús
BD: Bangladés, Bangladesh
CD: RD Congo, Congo Kinshasa, Zaire
CG: Congo Brazzaville, República del Congo
CI: Costa de Marfil
CN: República Popular China
CZ: República Checa
DE: República Federal de Alemania
DO: República Dominicana, Rep. Dominicana
EG: Egipto
FK: Malvinas
GB: Gran Bretaña, Inglaterra, Escocia, Gales, Irlanda del Norte
HK: Hong Kong
IE: República de Irlanda, Irlanda
IR: Persia
KR: República de Corea
KZ: Kazajistán, Kazajstán
LK: Ceilán
MD: Moldova, República de Moldova
MK: Macedonia
MM: Birmania, Myanmar
MO: Macao
MX: Estados Unidos Mexicanos
NL: Holanda
PS: Palestina
RU: Federación Rusa, Federación de Rusia
SA: Arabia Saudita
SV: El Salvador, Salvador
SZ: Suazilandia, Swazilandia
TL: Timor Oriental
TR: Turkía
TW: Taiwán, República de China
US: EE.UU., EEUU, EUA, E.U.A., Estados Unidos de América, Estados Unidos de Norteamérica
VA: Vaticano, Santa Sede
XK: Kosovo
XXA: Sin nacionalidad, Ninguna`,
  adjectives: `AD: andorrano
AE: emiratí
AF: afgano
AG: antiguano
AL: albanés
AM: armenio
AO: angoleño, angolano
AR: argentino
AS: samoano americano
AT: austriaco, austríaco
AU: australiano
AW: arubeño
AZ: azerbaiyano, azerí
BA: bosnio, bosnioherzegovino
BB: barbadense
BD: bangladesí, bengalí
BE: belga
BF: burkinés
BG: búlgaro
BH: bareiní, bahreiní
BI: burundés
BJ: beninés
BN: bruneano
BO: boliviano
BR: brasileño, brasilero
BS: bahameño
BT: butanés
BW: botsuano
BY: bielorruso
BZ: beliceño
CA: canadiense
CD: congoleño, congolés
CF: centroafricano
CG: congoleño, congolés
CH: suizo
CI: marfileño, costamarfileño
CL: chileno
CM: camerunés
CN: chino
CO: colombiano
CR: costarricense, costarriqueño, tico
CU: cubano
CV: caboverdiano
CW: curazoleño
CY: chipriota
CZ: checo
DE: alemán
DJ: yibutiano
DK: danés, dinamarqués
DM: dominiqués
DO: dominicano
DZ: argelino
EC: ecuatoriano
EE: estonio
EG: egipcio
EH: saharaui
ER: eritreo
ES: español
ET: etíope
FI: finlandés, finés
FJ: fiyiano
FM: micronesio
FO: feroés
FR: francés
GA: gabonés
GB: británico, inglés, escocés, galés, norirlandés
GD: granadino
GE: georgiano
GH: ghanés
GI: gibraltareño
GL: groenlandés
GM: gambiano
GN: guineano
GQ: ecuatoguineano, guineoecuatoriano, guineano
GR: griego
GT: guatemalteco
GW: guineano bissau
GY: guyanés
HK: hongkonés
HN: hondureño
HR: croata
HT: haitiano
HU: húngaro
ID: indonesio
IE: irlandés
IL: israelí
IN: indio, hindú
IQ: iraquí
IR: iraní
IS: islandés
IT: italiano
JM: jamaicano, jamaiquino
JO: jordano
JP: japonés
KE: keniano, keniata
KG: kirguís, kirguisa
KH: camboyano
KM: comorense
KP: norcoreano, coreano
KR: surcoreano, sudcoreano, coreano
KW: kuwaití
KZ: kazajo
LA: laosiano
LB: libanés
LC: santaluciano
LI: liechtensteiniano
LK: cingalés, esrilanqués
LR: liberiano
LS: lesotense
LT: lituano
LU: luxemburgués
LV: letón
LY: libio
MA: marroquí
MC: monegasco
MD: moldavo
ME: montenegrino
MG: malgache
MH: marshalés
MK: macedonio, norteamacedonio
ML: maliense
MM: birmano
MN: mongol, mongola
MR: mauritano
MT: maltés
MU: mauriciano
MV: maldivo
MW: malauí
MX: mexicano, mejicano
MY: malasio, malayo
MZ: mozambiqueño
NA: namibio
NE: nigerino
NG: nigeriano
NI: nicaragüense
NL: neerlandés, holandés
NO: noruego
NP: nepalí, nepalés
NR: nauruano
NZ: neozelandés
OM: omaní
PA: panameño
PE: peruano
PG: papú
PH: filipino
PK: pakistaní, paquistaní
PL: polaco
PR: puertorriqueño, boricua
PS: palestino
PT: portugués
PW: palauano
PY: paraguayo
QA: catarí, qatarí
RO: rumano
RS: serbio
RU: ruso
RW: ruandés
SA: saudí, saudita
SB: salomonense
SC: seychellense
SD: sudanés
SE: sueco
SG: singapurense
SI: esloveno
SK: eslovaco
SL: sierraleonés
SM: sanmarinense
SN: senegalés
SO: somalí
SR: surinamés
SS: sursudanés
ST: santotomense
SV: salvadoreño
SY: sirio
SZ: suazi
TD: chadiano
TG: togolés
TH: tailandés
TJ: tayiko
TL: timorense
TM: turcomano, turkmeno
TN: tunecino
TO: tongano
TR: turco
TT: trinitense
TV: tuvaluano
TW: taiwanés
TZ: tanzano
UA: ucraniano, ucranio
UG: ugandés
US: estadounidense, americano, norteamericano
UY: uruguayo
UZ: uzbeko
VA: vaticano
VC: sanvicentino
VE: venezolano
VN: vietnamita
VU: vanuatuense
WS: samoano
XK: kosovar
XXA: apátrida
YE: yemení
ZA: sudafricano
ZM: zambiano
ZW: zimbabuense`,
};

/** alemán, alemana; húngaro, húngara; español, española. Others have one form. */
function addFeminine(adjective: string): readonly string[] {
  if (adjective.endsWith('o')) return [`${adjective.slice(0, -1)}a`];
  return /(?:[áéó][ns]|ol)$/.test(adjective) ? [`${adjective}a`] : [];
}
