import type { NameTable } from '../optionNames';

/** Metro Manila, and provinces of the Philippines by their former and other names. */
export const names: NameTable = {
  before: ['province of', 'lalawigan ng'],
  after: ['province'],
  names: `Metro Manila: NCR, National Capital Region, Manila, Metropolitan Manila, Kalakhang Maynila
Cotabato: North Cotabato
Davao de Oro: Compostela Valley, ComVal
Davao del Norte: Davao North
Davao del Sur: Davao South
Dinagat Islands: Dinagat
Mountain Province: Mt. Province, Mt. Prov.
Occidental Mindoro: Mindoro Occidental
Oriental Mindoro: Mindoro Oriental
Samar: Western Samar
Zamboanga Sibugay: Sibugay`,
};
