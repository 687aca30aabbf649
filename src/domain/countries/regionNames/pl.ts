import type { NameTable } from '../optionNames';

/** Voivodeships of Poland by the names of their lands and in English. */
export const names: NameTable = {
  before: ['województwo', 'woj.'],
  after: ['województwo', 'voivodeship', 'province'],
  names: `dolnośląskie: Dolny Śląsk, Lower Silesia, Lower Silesian
kujawsko-pomorskie: Kujawy-Pomorze, Kuyavian-Pomeranian, Kuyavia-Pomerania
lubelskie: Lubelszczyzna, Lublin
lubuskie: Lubusz
łódzkie: Łódź, Lodz
małopolskie: Małopolska, Lesser Poland
mazowieckie: Mazowsze, Masovia, Mazovia, Masovian, Mazovian
opolskie: Opolszczyzna, Opole
podkarpackie: Podkarpacie, Subcarpathia, Subcarpathian
podlaskie: Podlasie, Podlachia
pomorskie: Pomorze, Pomerania, Pomeranian
śląskie: Śląsk, Silesia, Silesian
świętokrzyskie: Holy Cross
warmińsko-mazurskie: Warmia i Mazury, Warmia-Mazury, Warmian-Masurian
wielkopolskie: Wielkopolska, Greater Poland
zachodniopomorskie: Pomorze Zachodnie, West Pomerania, West Pomeranian`,
};
