import * as v from 'valibot';
import { accentTokens, judgeAccents, judgedTokens } from '../domain/pages/accents';
import { accentRoles, type UiColors } from '../domain/pages/uiColors';
import type { LogSink } from '../platform/log';
import { overrideTokens, readTokens } from '../platform/tokens';
import { colorsSet } from '../state/slices/ui';
import { uiColorsSchema } from '../state/stored/stored';
import type { AppStore } from './store';

const messageSchema = v.object({ type: v.literal('UI_COLORS'), colors: uiColorsSchema });

/**
 * Paints the custom colours of the state over the brand's, as far as they can be read beside it, now and whenever they
 * change. What does not hold is left out and logged once.
 *
 * @returns takes a message of the embedding page: colours that hold enter the state, anything else changes nothing. Never
 * throws.
 */
export function followColors(store: AppStore, log: LogSink): (message: unknown) => void {
  const brand = readTokens(judgedTokens);
  const told = new Set<string>();
  const judged = (colors: UiColors) => {
    const { tokens, refused } = judgeAccents(colors, brand);
    for (const role of refused) {
      const value = colors[role] ?? '';
      if (!told.has(`${role} ${value}`)) log('A custom colour does not hold', { role, value });
      told.add(`${role} ${value}`);
    }
    return { tokens, refused };
  };
  let painted: UiColors | null = null;
  const paint = () => {
    const { colors } = store.getState().ui;
    if (colors === painted) return;
    painted = colors;
    overrideTokens(accentTokens, judged(colors).tokens);
  };
  paint();
  store.subscribe(paint);
  return (message) => {
    const parsed = v.safeParse(messageSchema, message);
    if (!parsed.success) return;
    const { colors } = parsed.output;
    const { refused } = judged({ ...store.getState().ui.colors, ...colors });
    const held = accentRoles.flatMap((role) => {
      const value = refused.includes(role) ? undefined : colors[role];
      return value === undefined ? [] : [[role, value] as const];
    });
    if (held.length > 0) store.dispatch(colorsSet(Object.fromEntries(held)));
  };
}
