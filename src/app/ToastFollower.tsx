import { useEffect, useState } from 'react';
import { useTranslation } from '../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import { timeOfDay } from '../domain/countries/locales';
import { isUnderWay } from '../domain/journey/calls/sending';
import { savedUntold } from '../state/slices/asyncFormData';
import type { AppDispatch } from '../state/root';
import { selectSubmission } from '../state/selectors/journey';
import type * as Passing from '../shell/Toasts';

/** Loads what says a thing in passing, when there is the first to say. */
export type LoadToasts = () => Promise<typeof Passing>;

/**
 * Says "saved" in passing while that is the last that happened, or has it said in the page where that does not load; what
 * must not be missed stands there anyway.
 */
export function ToastFollower({ load }: { readonly load: LoadToasts }) {
  const submission = useSelector(selectSubmission);
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const [passing, setPassing] = useState<typeof Passing | null>(null);
  const savedAt = submission.kind === 'saved' ? submission.at : null;
  useEffect(() => {
    if (savedAt === null) return;
    let isOver = false;
    const words = t('commonˆsave>saved_at', { time: timeOfDay(savedAt, i18n.language) });
    const say = async () => {
      try {
        const loaded = await load();
        setPassing(loaded);
        if (!isOver) loaded.sayInPassing(words);
      } catch {
        dispatch(savedUntold(savedAt));
      }
    };
    void say();
    return () => {
      isOver = true;
    };
  }, [savedAt, t, i18n, load, dispatch]);
  // On a phone it would cover what is said of a step that is held back. What is being sent is said in its place.
  const isPast = savedAt === null && !isUnderWay(submission);
  useEffect(() => {
    if (isPast) passing?.takeBack();
  }, [isPast, passing]);
  return passing === null ? null : <passing.default />;
}
