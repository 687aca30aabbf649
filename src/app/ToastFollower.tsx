import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { timeOfDay } from '../domain/countries/locales';
import { selectSubmission } from '../state/selectors/journey';

/** What says a thing in passing can be missing. */
const Toasts = lazy<ComponentType>(() => import('../shell/Toasts').catch(() => ({ default: () => null })));

/** Says "saved" in passing; what must not be missed stands in the page itself. Loaded with the first thing to say. */
export function ToastFollower() {
  const submission = useSelector(selectSubmission);
  const { t, i18n } = useTranslation();
  const savedAt = submission.kind === 'saved' ? submission.at : null;
  useEffect(() => {
    if (savedAt === null) return;
    const words = t('commonˆsave>saved_at', { time: timeOfDay(savedAt, i18n.language) });
    import('react-toastify/unstyled').then(
      ({ toast }) => toast.success(words, { toastId: String(savedAt) }),
      () => null,
    );
  }, [savedAt, t, i18n]);
  return savedAt === null ? null : (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
