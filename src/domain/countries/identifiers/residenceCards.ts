import { createShapeIdentifier } from './shapeIdentifier';

/** Cards of residents who are not citizens, who have no identity card of the country. Their check digits are not published. */

/** Residence card of Poland: two letters and seven digits. Source: the model of Regulation (EU) 2017/1954, consilium.europa.eu/prado. */
export const kartaPobytu = createShapeIdentifier('Karta pobytu', /^[A-Z]{2}\d{7}$/);

/** Residence permit of Romania: two letters and seven digits. Source: as above; Inspectoratul General pentru Imigrări. */
export const permisDeSedere = createShapeIdentifier('Permis de ședere', /^(?!NR)[A-Z]{2}\d{7}$/);
