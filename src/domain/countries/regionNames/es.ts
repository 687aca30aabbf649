import type { NameTable } from '../optionNames';

/** Provinces of Spain in the other official language, before their names were changed, and with their community. */
export const names: NameTable = {
  before: ['provincia de', 'provincia', 'prov. de', 'prov.', 'ciudad autónoma de'],
  after: ['provincia', 'province'],
  names: `Araba/Álava: Álava, Araba
Alicante/Alacant: Alicante, Alacant
Illes Balears: Baleares, Balears, Islas Baleares, Balearic Islands
Castellón/Castelló: Castellón, Castelló, Castellón de la Plana
A Coruña: La Coruña, Coruña
Girona: Gerona
Gipuzkoa: Guipúzcoa
Lleida: Lérida
La Rioja: Rioja, Logroño
Madrid: Comunidad de Madrid
Murcia: Región de Murcia
Navarra: Nafarroa, Comunidad Foral de Navarra, Navarre
Ourense: Orense
Asturias: Principado de Asturias, Asturies, Oviedo
Las Palmas: Las Palmas de Gran Canaria
Santa Cruz de Tenerife: Tenerife, S.C. Tenerife, S/C de Tenerife
Cantabria: Santander
Sevilla: Seville
Valencia/València: Valencia, València
Bizkaia: Vizcaya, Biscay`,
};
