import type { NameTable } from '../optionNames';

/** Tagalog: nationalities and spoken names that differ from the English ones. */
export const names: NameTable = {
  before: ['taga', 'ang', 'republika ng'],
  after: [],
  names: `AE: Dubai
CN: Tsina
DE: Alemanya
ES: Espanya
FR: Pransiya
GB: Inglatera, Britanya, Gran Britanya
GR: Gresya
HK: Hongkong
IT: Italya
JP: Hapon
KP: Hilagang Korea
KR: Timog Korea
NL: Olanda
PH: Pilipinas
RU: Rusya
SA: Saudi, Arabya
SG: Singgapur
TW: Taywan, Republika ng Tsina
US: Amerika, Estados Unidos ng Amerika`,
  adjectives: `AU: Australyano, Australyana
CA: Kanadyano, Kanadyana
CN: Tsino, Tsina
DE: Aleman, Alemana
ES: Kastila, Espanyol, Espanyola
FR: Pranses
GB: Ingles, Inglesa, Briton, Britaniko
ID: Indones
IN: Indiyano, Indiyana
IT: Italyano, Italyana
JP: Hapones, Haponesa, Hapon
KP: Koreano, Koreana
KR: Koreano, Koreana
MX: Mehikano, Mehikana
NL: Olandes
PH: Pilipino, Pilipina, Pinoy, Pinay
PT: Portuges
RU: Ruso
TH: Taylandes
US: Amerikano, Amerikana
VN: Biyetnames
XXA: Walang pagkamamamayan, Walang nasyonalidad`,
};
