import type { NameTable } from '../optionNames';

/** Polish: nationalities, citizens, spoken and former names. */
export const names: NameTable = {
  before: ['obywatelstwo', 'narodowość', 'obywatel', 'obywatelka', 'republika'],
  after: ['obywatelstwo'],
  inflect: addFeminineAndNeuter,
  names: `AE: ZEA, Emiraty, Dubaj
BA: Bośnia
BY: Białoruś
CD: Kongo, Zair, DR Konga
CN: ChRL, Chińska Republika Ludowa
CZ: Czechy, Republika Czeska
DE: Niemcy, RFN, Republika Federalna Niemiec
DO: Dominikana
GB: Anglia, Szkocja, Walia, Irlandia Północna, Zjednoczone Królestwo, UK
CG: Kongo
CI: Wybrzeże Kości Słoniowej
CV: Republika Zielonego Przylądka, Wyspy Zielonego Przylądka
HK: Hongkong
IR: Persja
KR: Republika Korei
MD: Mołdowa
MK: Macedonia
MM: Birma, Mjanma
MO: Makau
NL: Niderlandy, Królestwo Niderlandów
PL: RP, Rzeczpospolita Polska
PS: Palestyna
RU: Federacja Rosyjska
SK: Słowacja
SZ: Suazi
TL: Timor Wschodni
TW: Tajwan, Republika Chińska
US: USA, Stany, Stany Zjednoczone Ameryki, Ameryka
VA: Stolica Apostolska
XXA: Bez obywatelstwa, Brak obywatelstwa, Bezpaństwowość`,
  adjectives: `AD: andorski
AE: emiracki
AF: afgański, Afgańczyk, Afganka
AL: albański, Albańczyk, Albanka
AM: armeński, ormiański, Ormianin, Ormianka
AO: angolski
AR: argentyński, Argentyńczyk, Argentynka
AT: austriacki, Austriak, Austriaczka
AU: australijski, Australijczyk, Australijka
AZ: azerbejdżański, azerski, Azer, Azerka
BA: bośniacki, Bośniak, Bośniaczka
BD: bangladeski, Banglijczyk, Banglijka, banglijski, bengalski
BE: belgijski, Belg, Belgijka
BG: bułgarski, Bułgar, Bułgarka
BH: bahrajński
BJ: beniński
BO: boliwijski, Boliwijczyk, Boliwijka
BR: brazylijski, Brazylijczyk, Brazylijka
BY: białoruski, Białorusin, Białorusinka
CA: kanadyjski, Kanadyjczyk, Kanadyjka
CD: kongijski
CG: kongijski
CH: szwajcarski, Szwajcar, Szwajcarka
CI: iworyjski
CL: chilijski, Chilijczyk, Chilijka
CM: kameruński, Kameruńczyk, Kamerunka
CN: chiński, Chińczyk, Chinka
CO: kolumbijski, Kolumbijczyk, Kolumbijka
CR: kostarykański
CU: kubański, Kubańczyk, Kubanka
CY: cypryjski, Cypryjczyk, Cypryjka
CZ: czeski, Czech, Czeszka
DE: niemiecki, Niemiec, Niemka
DK: duński, Duńczyk, Dunka
DO: dominikański
DZ: algierski, Algierczyk, Algierka
EC: ekwadorski, Ekwadorczyk, Ekwadorka
EE: estoński, Estończyk, Estonka
EG: egipski, Egipcjanin, Egipcjanka
ER: erytrejski
ES: hiszpański, Hiszpan, Hiszpanka
ET: etiopski, Etiopczyk, Etiopka
FI: fiński, Fin, Finka
FR: francuski, Francuz, Francuzka
GB: brytyjski, Brytyjczyk, Brytyjka, angielski, Anglik, Angielka, szkocki, Szkot, Szkotka, walijski
GE: gruziński, Gruzin, Gruzinka
GH: ghański, Ghańczyk, Ghanka
GM: gambijski
GR: grecki, Grek, Greczynka
GT: gwatemalski
HN: honduraski
HR: chorwacki, Chorwat, Chorwatka
HT: haitański
HU: węgierski, Węgier, Węgierka
ID: indonezyjski, Indonezyjczyk, Indonezyjka
IE: irlandzki, Irlandczyk, Irlandka
IL: izraelski, Izraelczyk, Izraelka
IN: indyjski, hinduski, Hindus, Hinduska
IQ: iracki, Irakijczyk, Irakijka
IR: irański, Irańczyk, Iranka
IS: islandzki, Islandczyk, Islandka
IT: włoski, Włoch, Włoszka
JM: jamajski
JO: jordański, Jordańczyk, Jordanka
JP: japoński, Japończyk, Japonka
KE: kenijski, Kenijczyk, Kenijka
KG: kirgiski, Kirgiz, Kirgizka
KH: kambodżański
KP: północnokoreański, koreański, Koreańczyk, Koreanka
KR: południowokoreański, koreański, Koreańczyk, Koreanka
KW: kuwejcki
KZ: kazachski, kazachstański, Kazach, Kazaszka
LA: laotański
LB: libański, Libańczyk, Libanka
LI: liechtensteiński
LK: lankijski, cejloński
LR: liberyjski
LT: litewski, Litwin, Litwinka
LU: luksemburski, Luksemburczyk, Luksemburka
LV: łotewski, Łotysz, Łotyszka
LY: libijski, Libijczyk, Libijka
MA: marokański, Marokańczyk, Marokanka
MC: monakijski
MD: mołdawski, Mołdawianin, Mołdawianka
ME: czarnogórski, Czarnogórzec, Czarnogórka
MG: malgaski, madagaskarski
MK: macedoński, północnomacedoński, Macedończyk, Macedonka
ML: malijski
MM: birmański
MN: mongolski, Mongoł, Mongołka
MT: maltański, Maltańczyk, Maltanka
MX: meksykański, Meksykanin, Meksykanka
MY: malezyjski
MZ: mozambicki
NG: nigeryjski, Nigeryjczyk, Nigeryjka
NI: nikaraguański
NL: holenderski, niderlandzki, Holender, Holenderka
NO: norweski, Norweg, Norweżka
NP: nepalski, Nepalczyk, Nepalka
NZ: nowozelandzki, Nowozelandczyk, Nowozelandka
OM: omański
PA: panamski
PE: peruwiański, Peruwiańczyk, Peruwianka
PH: filipiński, Filipińczyk, Filipinka
PK: pakistański, Pakistańczyk, Pakistanka
PL: polski, Polak, Polka
PR: portorykański
PS: palestyński, Palestyńczyk, Palestynka
PT: portugalski, Portugalczyk, Portugalka
PY: paragwajski
QA: katarski
RO: rumuński, Rumun, Rumunka
RS: serbski, Serb, Serbka
RU: rosyjski, Rosjanin, Rosjanka
RW: rwandyjski
SA: saudyjski
SD: sudański
SE: szwedzki, Szwed, Szwedka
SG: singapurski
SI: słoweński, Słoweniec, Słowenka
SK: słowacki, Słowak, Słowaczka
SM: sanmaryński
SN: senegalski, Senegalczyk, Senegalka
SO: somalijski, Somalijczyk, Somalijka
SV: salwadorski
SY: syryjski, Syryjczyk, Syryjka
TG: togijski
TH: tajski, tajlandzki, Taj, Tajka
TJ: tadżycki, Tadżyk, Tadżyczka
TM: turkmeński, Turkmen, Turkmenka
TN: tunezyjski, Tunezyjczyk, Tunezyjka
TR: turecki, Turek, Turczynka
TW: tajwański, Tajwańczyk, Tajwanka
TZ: tanzański
UA: ukraiński, Ukrainiec, Ukrainka
UG: ugandyjski
US: amerykański, Amerykanin, Amerykanka
UY: urugwajski
UZ: uzbecki, Uzbek, Uzbeczka
VA: watykański
VE: wenezuelski, Wenezuelczyk, Wenezuelka
VN: wietnamski, Wietnamczyk, Wietnamka
XK: kosowski, Kosowianin, Kosowianka
XXA: bezpaństwowiec, apatryda
YE: jemeński
ZA: południowoafrykański
ZM: zambijski
ZW: zimbabweński, Zimbabweńczyk, zimbabwejski`,
};

/** polski, polska, polskie. */
function addFeminineAndNeuter(adjective: string): readonly string[] {
  return adjective.endsWith('ki') ? [`${adjective.slice(0, -1)}a`, `${adjective}e`] : [];
}
