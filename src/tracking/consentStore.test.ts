import { describe, expect, it, vi } from 'vitest';
import { storeWith } from '../app/store.fixture';
import { purposes } from '../domain/tracking/purposes';
import { openConsent } from './consentStore';

function opened(startsWithout: boolean) {
  const local = storeWith({});
  const consent = openConsent(local, { used: purposes, startsWithout, isSharingRefused: false }, () => 5);
  const heard = vi.fn();
  consent.subscribe(heard);
  return { local, consent, heard };
}

describe('the choice of a visitor whose data are deleted', () => {
  it('is one to be made anew', () => {
    const { local, consent, heard } = opened(false);
    consent.choose(purposes);
    expect(heard).toHaveBeenLastCalledWith('chosen');
    local.clear();
    consent.forget();
    expect(heard).toHaveBeenLastCalledWith('forgotten');
    expect(consent.record()).toBeNull();
    expect(consent.permitted().analytics).toBe(false);
  });

  it('is told of also where nobody is asked, and what may be without asking still may', () => {
    const { local, consent, heard } = opened(true);
    local.clear();
    consent.readAgain();
    expect(heard).not.toHaveBeenCalled();
    consent.forget();
    expect(heard).toHaveBeenCalledExactlyOnceWith('forgotten');
    expect(consent.permitted().analytics).toBe(true);
  });
});
