// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ondaraPage } from '../app/pages.fixture';
import { storeWith } from '../app/store.fixture';
import { purposes, type Purpose } from '../domain/tracking/purposes';
import { showOn } from '../testing/page.fixture';
import { openConsent } from '../tracking/consentStore';
import { ConsentBanner, type ConsentChoice } from './ConsentBanner';

function choiceWith(given: Readonly<Record<Purpose, boolean>>) {
  const choose = vi.fn<ConsentChoice['choose']>();
  const choice = {
    used: purposes,
    isOpen: () => true,
    isReopened: () => false,
    given: () => given,
    subscribe: () => () => undefined,
    choose,
  };
  return { choice, choose };
}

const nothing = { analytics: false, recording: false, advertising: false };
const show = (given: Readonly<Record<Purpose, boolean>>) => {
  const { choice, choose } = choiceWith(given);
  return showOn(ondaraPage, <ConsentBanner choice={choice} privacyPath="/privacidad" />).then((shown) => ({
    ...shown,
    choose,
  }));
};

describe('the choice about third parties', () => {
  it('is refused by one press, as it is accepted by one', async () => {
    const { user, choose } = await show(nothing);
    const [refuse, accept] = ['Rechazar', 'Aceptar'].map((name) => screen.getByRole('button', { name }));
    expect(refuse?.className).toBe(accept?.className);
    await user.click(refuse ?? expect.unreachable());
    expect(choose).toHaveBeenLastCalledWith([]);
    await user.click(accept ?? expect.unreachable());
    expect(choose).toHaveBeenLastCalledWith(purposes);
  });

  it('is made by purpose, with nothing ticked before', async () => {
    const { user, choose } = await show(nothing);
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(3);
    for (const box of boxes) expect(box).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /^Contar/ }));
    await user.click(screen.getByRole('button', { name: 'Guardar lo elegido' }));
    expect(choose).toHaveBeenLastCalledWith(['analytics']);
  });

  it('shows what was chosen before, when it is opened again', async () => {
    await show({ ...nothing, recording: true });
    expect(screen.getByRole('checkbox', { name: /^Grabar/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Avisar/ })).not.toBeChecked();
  });
});

describe('a choice', () => {
  const facts = { used: purposes, startsWithout: false, isSharingRefused: false };
  const at = Date.parse('2026-11-22T10:00:00Z');

  it('is kept for the next visit, and told to who waits for it', () => {
    const local = storeWith({});
    const consent = openConsent(local, facts, () => at);
    const told = vi.fn();
    consent.subscribe(told);
    consent.choose(['analytics']);
    expect(told).toHaveBeenCalledOnce();
    expect(openConsent(local, facts, () => at).permitted()).toEqual({ ...nothing, analytics: true });
    expect(openConsent(local, facts, () => at).record()?.at).toBe('2026-11-22T10:00:00.000Z');
  });

  it.each([
    ['of another shape', { version: 1, given: 'all' }],
    ['about what was asked before', { version: 0, at: '', given: { ...nothing, analytics: true } }],
  ])('%s is none', (_what, stored) => {
    expect(openConsent(storeWith({ consent: stored }), facts, () => at).record()).toBeNull();
  });
});
