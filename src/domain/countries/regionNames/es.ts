import type { NameTable } from '../optionNames';

/** Provinces of Spain in the other official language, before their names were changed, by their community, their capital or their islands. */
export const names: NameTable = {
  before: ['provincia de', 'provincia', 'prov. de', 'prov.', 'ciudad autónoma de'],
  after: ['provincia', 'province'],
  names: `Araba/Álava: Álava, Araba, Vitoria, Vitoria-Gasteiz
Alicante/Alacant: Alicante, Alacant
Illes Balears: Mallorca, Menorca, Ibiza, Eivissa, Formentera, Baleares, Balears, Islas Baleares, Balearic Islands
Castellón/Castelló: Castellón, Castelló, Castellón de la Plana
A Coruña: La Coruña, Coruña
Girona: Gerona
Gipuzkoa: Guipúzcoa, San Sebastián, Donostia
Lleida: Lérida
La Rioja: Rioja, Logroño
Madrid: Comunidad de Madrid
Murcia: Región de Murcia
Navarra: Pamplona, Iruña, Nafarroa, Comunidad Foral de Navarra, Navarre
Ourense: Orense
Asturias: Principado de Asturias, Asturies, Oviedo
Las Palmas: Las Palmas de Gran Canaria, Gran Canaria, Lanzarote, Fuerteventura
Santa Cruz de Tenerife: La Palma, La Gomera, El Hierro, Tenerife, S.C. Tenerife, S/C de Tenerife
Cantabria: Santander
Sevilla: Seville
Valencia/València: Valencia, València
Bizkaia: Vizcaya, Biscay, Bilbao`,
};
