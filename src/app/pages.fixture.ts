import ondara from '../../brands/ondara/brand';
import ondaraEs from '../../brands/ondara/es/page';
import pravelo from '../../brands/pravelo/brand';
import pravelo_pl from '../../brands/pravelo/pl/page';
import { facts as spain } from '../domain/countries/es';
import { facts as poland } from '../domain/countries/pl';
import { resolvePage } from '../domain/pages/resolvePage';

/** Two real pages: the dynamic flow in Spain, and the classic one in Poland. */
export const ondaraPage = resolvePage(ondara, ondaraEs, spain);
export const praveloPage = resolvePage(pravelo, pravelo_pl, poland);
