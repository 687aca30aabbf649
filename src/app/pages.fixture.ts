import ondara from '../../brands/ondara/brand';
import ondaraEs from '../../brands/ondara/es/page';
import pravelo from '../../brands/pravelo/brand';
import pravelo_pl from '../../brands/pravelo/pl/page';
import { facts as spain } from '../domain/countries/es';
import { facts as poland } from '../domain/countries/pl';
import { stateQuestionnaires } from '../domain/journey/states/stateQuestionnaires';
import type { Questionnaire } from '../domain/pages/questionnaire';
import { resolvePage, type Page } from '../domain/pages/resolvePage';

/** Two real pages: the dynamic flow in Spain, and the classic one in Poland. */
export const ondaraPage = resolvePage(ondara, ondaraEs, spain);
export const praveloPage = resolvePage(pravelo, pravelo_pl, poland);

/** What the states that only ask ask on one of them, by route. */
export function statesOf({ facts }: Page): Readonly<Record<string, Questionnaire>> {
  return facts.code === 'PL' ? stateQuestionnaires(pravelo_pl, poland) : stateQuestionnaires(ondaraEs, spain);
}
