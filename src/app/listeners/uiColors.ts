import * as v from 'valibot';
import { accentTokens, checkAccents, checkedTokens } from '../../domain/pages/looks/accents';
import { accentRoles, type AccentRole, type UiColors } from '../../domain/pages/looks/uiColors';
import type { LogSink } from '../../platform/reports/log';
import { overrideTokens, readTokens, setLightOnly } from '../../platform/page/tokens';
import { colorsSet } from '../../state/slices/ui';
import { uiColorsSchema } from '../../state/stored/schemas';
import type { AppStore } from '../../state/store';

const messageSchema = v.object({ type: v.literal('UI_COLORS'), colors: uiColorsSchema });

/**
 * Applies the custom colours of the state over the brand's, now and after each change. They are for the light scheme, so the page is then light. Leaves
 * out colours with too little contrast.
 *
 * @returns handles a message of the embedding page: the accents that are accepted. Any other message changes nothing. Never throws
 */
export function syncColors(store: AppStore, log: LogSink): (message: unknown) => readonly AccentRole[] {
  let brand: ReturnType<typeof readTokens<(typeof checkedTokens)[number]>> | null = null;
  /** The brand's light colours. They are read before anything overrides them. */
  const readBrand = () => {
    setLightOnly(true);
    brand ??= readTokens(checkedTokens);
    return brand;
  };
  const logged = new Set<string>();
  const checkColors = (colors: UiColors) => {
    const { tokens, rejected } = checkAccents(colors, readBrand());
    for (const role of rejected) {
      const value = colors[role] ?? '';
      if (!logged.has(`${role} ${value}`)) log('A custom colour has too little contrast', { role, value });
      logged.add(`${role} ${value}`);
    }
    return { tokens, rejected };
  };
  let applied: UiColors | null = null;
  const apply = () => {
    const { colors } = store.getState().ui;
    if (colors === applied) return;
    applied = colors;
    const { tokens } = Object.keys(colors).length === 0 ? { tokens: {} } : checkColors(colors);
    overrideTokens(accentTokens, tokens);
    setLightOnly(Object.keys(tokens).length > 0);
  };
  apply();
  store.subscribe(apply);
  return (message) => {
    const parsed = v.safeParse(messageSchema, message);
    if (!parsed.success) return [];
    const { colors } = parsed.output;
    const { rejected } = checkColors({ ...store.getState().ui.colors, ...colors });
    const accepted = accentRoles.flatMap((role) => {
      const value = rejected.includes(role) ? undefined : colors[role];
      return value === undefined ? [] : [[role, value] as const];
    });
    if (accepted.length === 0) setLightOnly(Object.keys(store.getState().ui.colors).length > 0);
    else store.dispatch(colorsSet(Object.fromEntries(accepted)));
    return accepted.map(([role]) => role);
  };
}
