import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { useAppDispatch, useAppSelector } from '../../screens/storeHooks';
import { isNarrowViewport } from '../../platform/page/viewport';
import { formatTimeOfDay } from '../../domain/countries/locales';
import { isRequestPending } from '../../domain/journey/calls/requestStatus';
import { savedNoticeRequested } from '../../state/slices/asyncFormData';
import { selectLeadRequestStatus } from '../../state/selectors/journey';
import type * as Toasts from '../../shell/Toasts';

/** Loads the toasts, when the first one is shown. */
export type LoadToasts = () => Promise<typeof Toasts>;

/**
 * Shows a toast after the answers are saved, until something else happens. In a narrow window it would cover the header; there, and if the toasts do
 * not load, the page shows the notice itself.
 */
export function SavedToast({ load }: { readonly load: LoadToasts }) {
  const submission = useAppSelector(selectLeadRequestStatus);
  const { t, i18n } = useTranslation();
  const dispatch = useAppDispatch();
  const [toasts, setToasts] = useState<typeof Toasts | null>(null);
  const savedAt = submission.kind === 'saved' ? submission.at : null;
  // Not an effect of the language: a change of it would show the toast again.
  const getText = useEffectEvent((at: number) =>
    t('commonˆsave>saved_at', { time: formatTimeOfDay(at, i18n.language) }),
  );
  useEffect(() => {
    if (savedAt === null || isNarrowViewport()) return;
    let isOutdated = false;
    const text = getText(savedAt);
    const show = async () => {
      try {
        const loaded = await load();
        setToasts(loaded);
        if (!isOutdated) loaded.showToast(text);
      } catch {
        dispatch(savedNoticeRequested(savedAt));
      }
    };
    void show();
    return () => {
      isOutdated = true;
    };
  }, [savedAt, load, dispatch]);
  // During a request the button shows the status instead.
  const isObsolete = savedAt === null && !isRequestPending(submission);
  useEffect(() => {
    if (isObsolete) toasts?.dismissToast();
  }, [isObsolete, toasts]);
  return toasts === null ? null : <toasts.default />;
}
