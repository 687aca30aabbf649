import type { NameTable } from '../optionNames';

/** States of Germany by their abbreviations and in English. */
export const names: NameTable = {
  before: ['freistaat', 'land', 'bundesland', 'freie und hansestadt', 'freie hansestadt', 'hansestadt'],
  after: [],
  names: `Baden-Württemberg: BW, BaWü, Baden-Wuerttemberg
Bayern: BY, Bavaria
Berlin: BE
Brandenburg: BB
Bremen: HB
Hamburg: HH
Hessen: HE, Hesse
Mecklenburg-Vorpommern: MV, Meck-Pomm, McPomm, Mecklenburg-Western Pomerania
Niedersachsen: NI, NDS, Lower Saxony
Nordrhein-Westfalen: NW, NRW, North Rhine-Westphalia
Rheinland-Pfalz: RP, RLP, Rhineland-Palatinate
Saarland: SL
Sachsen: SN, Saxony
Sachsen-Anhalt: ST, Saxony-Anhalt
Schleswig-Holstein: SH
Thüringen: TH, Thueringen, Thuringia`,
};
