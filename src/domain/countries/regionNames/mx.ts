import type { NameTable } from '../optionNames';

/** States of Mexico by their full names and by their abbreviations, which browsers fill in. */
export const names: NameTable = {
  before: ['estado de', 'estado libre y soberano de', 'edo. de', 'edo.'],
  after: ['state'],
  names: `Aguascalientes: Ags.
Baja California: B.C., B.C.N., Baja California Norte
Baja California Sur: B.C.S.
Campeche: Camp.
Chiapas: Chis.
Chihuahua: Chih.
Ciudad de México: CDMX, C.D.M.X., DF, D.F., Distrito Federal, México DF, México Distrito Federal, Mexico City
Coahuila: Coahuila de Zaragoza, Coah.
Colima: Col.
Durango: Dgo.
Estado de México: Edomex, Edo. Mex., Edo. de Mex., Edo. de México, Edo. México, Méx., State of Mexico
Guanajuato: Gto.
Guerrero: Gro.
Hidalgo: Hgo.
Jalisco: Jal.
Michoacán: Michoacán de Ocampo, Mich.
Morelos: Mor.
Nayarit: Nay.
Nuevo León: N.L.
Oaxaca: Oax.
Puebla: Pue.
Querétaro: Querétaro de Arteaga, Qro.
Quintana Roo: Q. Roo, Q.R.
San Luis Potosí: S.L.P.
Sinaloa: Sin.
Sonora: Son.
Tabasco: Tab.
Tamaulipas: Tamps.
Tlaxcala: Tlax.
Veracruz: Veracruz de Ignacio de la Llave, Veracruz Llave, Ver.
Yucatán: Yuc.
Zacatecas: Zac.`,
};
