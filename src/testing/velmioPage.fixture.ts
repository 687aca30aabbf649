import velmio from '../../brands/velmio/brand';
import velmioMx from '../../brands/velmio/mx/page';
import { facts } from '../domain/countries/mx';
import { resolvePage } from '../domain/pages/resolvePage';

/** A classic page that begins with personal details, where the loan is changed on request. */
export const velmioPage = resolvePage(velmio, velmioMx, facts);
