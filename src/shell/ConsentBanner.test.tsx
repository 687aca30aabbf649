// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ondaraPage } from '../testing/pages.fixture';
import { storageWith } from '../testing/storage.fixture';
import { purposes, type Purpose } from '../domain/tracking/purposes';
import { renderWithTexts } from '../testing/render.fixture';
import { createConsentManager } from '../tracking/consentManager';
import { ConsentBanner, type ConsentChoice } from './ConsentBanner';

function createChoice(permissions: Readonly<Record<Purpose, boolean>>, isSharingRefused: boolean) {
  const choose = vi.fn<ConsentChoice['choose']>();
  const choice = {
    purposes,
    isOpen: () => true,
    countReopenings: () => 0,
    isSharingRefused,
    getPermissions: () => permissions,
    subscribe: () => () => undefined,
    choose,
  };
  return { choice, choose };
}

const noPermissions = { analytics: false, recording: false, advertising: false };
const show = (permissions: Readonly<Record<Purpose, boolean>>, isSharingRefused = false) => {
  const { choice, choose } = createChoice(permissions, isSharingRefused);
  return renderWithTexts(ondaraPage, <ConsentBanner choice={choice} privacyPath="/privacidad" />).then(
    (shown) => ({
      ...shown,
      choose,
    }),
  );
};

describe('the consent banner', () => {
  it('refuses or accepts with one press', async () => {
    const { user, choose } = await show(noPermissions);
    const [refuse, accept] = ['Rechazar', 'Aceptar'].map((name) => screen.getByRole('button', { name }));
    expect(refuse?.className).toBe(accept?.className);
    await user.click(refuse ?? expect.unreachable());
    expect(choose).toHaveBeenLastCalledWith([]);
    await user.click(accept ?? expect.unreachable());
    expect(choose).toHaveBeenLastCalledWith(purposes);
  });

  it('saves the chosen purposes and starts with none checked', async () => {
    const { user, choose } = await show(noPermissions);
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(3);
    for (const box of boxes) expect(box).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /^Medir/ }));
    await user.click(screen.getByRole('button', { name: 'Guardar mi elección' }));
    expect(choose).toHaveBeenLastCalledWith(['analytics']);
  });

  it('shows the earlier choice when it is reopened', async () => {
    await show({ ...noPermissions, recording: true });
    expect(screen.getByRole('checkbox', { name: /^Grabar/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Avisar/ })).not.toBeChecked();
  });
});

it('the consent banner gets the focus each time it is reopened', async () => {
  const listeners = new Set<() => void>();
  let reopenings = 0;
  const choice = {
    ...createChoice(noPermissions, false).choice,
    countReopenings: () => reopenings,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  await renderWithTexts(ondaraPage, <ConsentBanner choice={choice} privacyPath="/privacidad" />);
  for (const count of [1, 2]) {
    act(() => {
      reopenings = count;
      for (const listener of listeners) listener();
    });
    expect(screen.getByRole('region')).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'Aceptar' }).focus());
  }
});

it('the consent banner says that nothing is passed on if the browser refuses sharing', async () => {
  await show(noPermissions, true);
  expect(screen.getByText(/Global Privacy Control/)).toHaveTextContent(
    'no pasamos nada a las plataformas publicitarias',
  );
  expect(screen.getByRole('checkbox', { name: /^Avisar/ })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: /^Medir/ })).toBeEnabled();
});

describe('the stored consent', () => {
  const facts = {
    version: 1,
    lifetimeMonths: 24,
    usedPurposes: purposes,
    isOptOut: false,
    isSharingRefused: false,
  };
  const at = Date.parse('2026-11-22T10:00:00Z');

  it('is persisted for the next visit and notifies its subscribers', () => {
    const local = storageWith({});
    const consent = createConsentManager(local, facts, () => at);
    const listener = vi.fn();
    consent.subscribe(listener);
    consent.choose(['analytics']);
    expect(listener).toHaveBeenCalledOnce();
    expect(createConsentManager(local, facts, () => at).getPermissions()).toEqual({
      ...noPermissions,
      analytics: true,
    });
    expect(createConsentManager(local, facts, () => at).getRecord()?.at).toBe('2026-11-22T10:00:00.000Z');
  });

  it.each([
    ['of another shape', { version: 1, given: 'all' }],
    ['of another version', { version: 0, at: '2026-11-22T09:00:00.000Z', given: noPermissions }],
    ['of 2020', { version: 1, at: '2020-11-22T09:00:00.000Z', given: noPermissions }],
    ['of 2099', { version: 1, at: '2099-11-22T09:00:00.000Z', given: noPermissions }],
    ['of a date that is none', { version: 1, at: 'x', given: noPermissions }],
  ])('is empty if the stored value is %s', (_what, stored) => {
    expect(createConsentManager(storageWith({ consent: stored }), facts, () => at).getRecord()).toBeNull();
  });
});
