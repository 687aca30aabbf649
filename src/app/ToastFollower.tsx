import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { tagOf } from '../form/messages';
import { selectSubmission } from '../state/selectors/journey';

const Toasts = lazy(() => import('../shell/Toasts'));

/** Says "saved" in passing; what must not be missed stands in the page itself. Loaded with the first thing to say. */
export function ToastFollower() {
  const submission = useSelector(selectSubmission);
  const { t, i18n } = useTranslation();
  const savedAt = submission.kind === 'saved' ? submission.at : null;
  useEffect(() => {
    if (savedAt === null) return;
    const time = new Intl.DateTimeFormat(tagOf(i18n.language), { timeStyle: 'short' }).format(savedAt);
    void import('react-toastify/unstyled').then(({ toast }) =>
      toast.success(t('commonˆsave>saved_at', { time }), { toastId: String(savedAt) }),
    );
  }, [savedAt, t, i18n]);
  return savedAt === null ? null : (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
