import type { NameTable } from '../optionNames';

/** English: nationalities, spoken and former names. */
export const names: NameTable = {
  before: [
    'the',
    'citizen of',
    'a citizen of',
    'republic of',
    'republic of the',
    'kingdom of',
    'natural born',
  ],
  after: ['citizen', 'citizenship', 'national', 'nationality', 'passport'],
  names: `AE: UAE, U.A.E., Emirates, Dubai, Abu Dhabi
AG: Antigua
BA: Bosnia, BiH
BN: Brunei Darussalam
BO: Plurinational State of Bolivia
BY: Belorussia, Byelorussia
CD: DRC, DR Congo, Democratic Republic of the Congo, Zaire, Congo Kinshasa
CG: Republic of the Congo, Congo Brazzaville
CI: Ivory Coast, Cote d'Ivoire
CN: PRC, People's Republic of China, Mainland China
CV: Cabo Verde, Cape Verde
CZ: Czech Republic
DE: Federal Republic of Germany
DO: Dominican Rep
FK: Falklands
FM: Federated States of Micronesia
GB: UK, U.K., Great Britain, Britain, England, Scotland, Wales, Northern Ireland, United Kingdom of Great Britain and Northern Ireland
GM: The Gambia, Gambia
HK: Hong Kong
IE: Republic of Ireland, Eire
IR: Islamic Republic of Iran, Persia
KN: Saint Kitts, St Kitts
KP: DPRK, Democratic People's Republic of Korea
KR: Republic of Korea, S Korea, ROK
LA: Lao PDR, Lao People's Democratic Republic
LK: Ceylon
MD: Moldavia, Republic of Moldova
MK: Macedonia, FYROM, Republic of North Macedonia
MM: Burma, Myanmar
MO: Macau, Macao
NL: Holland
PS: Palestine, State of Palestine
RU: Russian Federation
SA: KSA, Kingdom of Saudi Arabia
SY: Syrian Arab Republic
SZ: Swaziland
TL: East Timor
TR: Turkey, Turkiye, Republic of Turkey
TT: Trinidad
TW: Republic of China, Formosa
TZ: United Republic of Tanzania
US: USA, U.S.A., U.S., United States of America, America, the States
VA: Holy See, Vatican
VE: Bolivarian Republic of Venezuela
VN: Socialist Republic of Vietnam
XK: Republic of Kosovo, Kosova
XXA: No citizenship, No nationality, None, Apatride`,
  adjectives: `AD: Andorran
AE: Emirati, Emirian
AF: Afghan
AG: Antiguan, Barbudan
AI: Anguillan
AL: Albanian
AM: Armenian
AO: Angolan
AR: Argentine, Argentinian, Argentinean
AS: American Samoan
AT: Austrian
AU: Australian, Aussie
AW: Aruban
AZ: Azerbaijani, Azeri
BA: Bosnian, Bosniak, Herzegovinian, Bosnian-Herzegovinian
BB: Barbadian, Bajan
BD: Bangladeshi
BE: Belgian
BF: Burkinabe
BG: Bulgarian
BH: Bahraini
BI: Burundian
BJ: Beninese
BM: Bermudian
BN: Bruneian
BO: Bolivian
BR: Brazilian
BS: Bahamian
BT: Bhutanese
BW: Botswanan, Motswana, Batswana
BY: Belarusian, Belarussian, Byelorussian
BZ: Belizean
CA: Canadian
CD: Congolese
CF: Central African
CG: Congolese
CH: Swiss
CI: Ivorian
CK: Cook Islander
CL: Chilean
CM: Cameroonian
CN: Chinese
CO: Colombian
CR: Costa Rican
CU: Cuban
CV: Cape Verdean, Cabo Verdean
CW: Curacaoan
CY: Cypriot
CZ: Czech
DE: German
DJ: Djiboutian
DK: Danish, Dane
DM: Dominican
DO: Dominican
DZ: Algerian
EC: Ecuadorian, Ecuadorean
EE: Estonian
EG: Egyptian
EH: Sahrawi
ER: Eritrean
ES: Spanish, Spaniard
ET: Ethiopian
FI: Finnish, Finn
FJ: Fijian
FK: Falkland Islander
FM: Micronesian
FO: Faroese
FR: French
GA: Gabonese
GB: British, Briton, Brit, English, Scottish, Welsh, Northern Irish
GD: Grenadian
GE: Georgian
GF: French Guianese
GH: Ghanaian
GI: Gibraltarian
GL: Greenlandic
GM: Gambian
GN: Guinean
GQ: Equatorial Guinean, Equatoguinean
GR: Greek
GT: Guatemalan
GU: Guamanian
GW: Bissau-Guinean, Guinea-Bissauan
GY: Guyanese
HK: Hong Konger
HN: Honduran
HR: Croatian, Croat
HT: Haitian
HU: Hungarian
ID: Indonesian
IE: Irish
IL: Israeli
IM: Manx
IN: Indian
IQ: Iraqi
IR: Iranian
IS: Icelandic, Icelander
IT: Italian
JM: Jamaican
JO: Jordanian
JP: Japanese
KE: Kenyan
KG: Kyrgyz, Kyrgyzstani, Kirghiz
KH: Cambodian, Khmer
KI: I-Kiribati
KM: Comorian, Comoran
KN: Kittitian, Nevisian
KP: North Korean, Korean
KR: South Korean, Korean
KW: Kuwaiti
KY: Caymanian
KZ: Kazakh, Kazakhstani
LA: Laotian, Lao
LB: Lebanese
LC: Saint Lucian, St Lucian
LI: Liechtensteiner
LK: Sri Lankan
LR: Liberian
LS: Basotho, Mosotho, Lesothan
LT: Lithuanian
LU: Luxembourgish, Luxembourger
LV: Latvian
LY: Libyan
MA: Moroccan
MC: Monegasque, Monacan
MD: Moldovan, Moldavian
ME: Montenegrin
MG: Malagasy, Madagascan
MH: Marshallese
MK: Macedonian, North Macedonian
ML: Malian
MM: Burmese
MN: Mongolian
MO: Macanese
MR: Mauritanian
MS: Montserratian
MT: Maltese
MU: Mauritian
MV: Maldivian
MW: Malawian
MX: Mexican
MY: Malaysian
MZ: Mozambican
NA: Namibian
NC: New Caledonian
NE: Nigerien
NG: Nigerian
NI: Nicaraguan
NL: Dutch, Dutchman, Dutchwoman, Netherlander
NO: Norwegian
NP: Nepalese, Nepali
NR: Nauruan
NU: Niuean
NZ: New Zealander, Kiwi
OM: Omani
PA: Panamanian
PE: Peruvian
PF: French Polynesian
PG: Papua New Guinean, Papuan
PH: Filipino, Filipina, Philippine
PK: Pakistani
PL: Polish, Pole
PR: Puerto Rican
PS: Palestinian
PT: Portuguese
PW: Palauan
PY: Paraguayan
QA: Qatari
RO: Romanian
RS: Serbian, Serb
RU: Russian
RW: Rwandan
SA: Saudi, Saudi Arabian
SB: Solomon Islander
SC: Seychellois
SD: Sudanese
SE: Swedish, Swede
SG: Singaporean
SI: Slovenian, Slovene
SK: Slovak, Slovakian
SL: Sierra Leonean
SM: Sammarinese, San Marinese
SN: Senegalese
SO: Somali, Somalian
SR: Surinamese
SS: South Sudanese
ST: Sao Tomean
SV: Salvadoran, Salvadorian, Salvadorean
SY: Syrian
SZ: Swazi
TD: Chadian
TG: Togolese
TH: Thai
TJ: Tajik, Tajikistani
TL: Timorese, East Timorese
TM: Turkmen
TN: Tunisian
TO: Tongan
TR: Turkish, Turk
TT: Trinidadian, Tobagonian
TV: Tuvaluan
TW: Taiwanese
TZ: Tanzanian
UA: Ukrainian
UG: Ugandan
US: American, US American
UY: Uruguayan
UZ: Uzbek, Uzbekistani
VA: Vatican
VC: Vincentian, Saint Vincentian
VE: Venezuelan
VG: British Virgin Islander
VN: Vietnamese
VU: Ni-Vanuatu, Vanuatuan
WS: Samoan
XK: Kosovar, Kosovan
XXA: Stateless
YE: Yemeni, Yemenite
ZA: South African
ZM: Zambian
ZW: Zimbabwean`,
};
