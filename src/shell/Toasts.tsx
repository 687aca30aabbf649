import { useTranslation } from '../platform/texts';
import { toast, ToastContainer, type CloseButtonProps, type Id } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { Icon } from '../ui/Icon';
import './Toasts.css';

/** Top right, three seconds, gone by a click, held while pointed at (specification, section 2) or focused. */
export default function Toasts() {
  const { t } = useTranslation();
  return (
    <div onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      <ToastContainer
        aria-label={t('commonˆnotifications')}
        position="top-right"
        autoClose={3000}
        closeOnClick
        pauseOnHover
        pauseOnFocusLoss
        hideProgressBar
        closeButton={Close}
        theme="colored"
        // The container around it speaks already.
        role="group"
      />
    </div>
  );
}

/** The one thing that is said at a time; null where what was said last was taken back, and may still be on its way out. */
let said: Id | null = null;

/** Says it as soon as the container stands, in the place of what was said just before. */
export function sayInPassing(words: string): void {
  if (said !== null && toast.isActive(said)) toast.update(said, { render: words });
  else said = toast.success(words);
}

/** Takes back what was said, where it still stands. */
export function takeBack(): void {
  if (said !== null) toast.dismiss(said);
  said = null;
}

/** The library's own speaks English. */
function Close({ closeToast }: CloseButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="toast-close"
      aria-label={t('commonˆclose')}
      onClick={(event) => {
        event.stopPropagation();
        closeToast(true);
      }}
    >
      <Icon name="cross" />
    </button>
  );
}
