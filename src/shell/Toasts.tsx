import { useTranslation } from '../platform/i18n/texts';
import { toast, ToastContainer, type CloseButtonProps, type Id } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { Icon } from '../ui/Icon';
import './Toasts.css';

/** Top right for three seconds; a click closes a toast, hover (specification, section 2) and focus pause it. */
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
        // The container is a live region already.
        role="group"
      />
    </div>
  );
}

/** The current toast. Null after it is dismissed, although it may still be fading out. */
let currentToast: Id | null = null;

/** Shows a toast as soon as the container is mounted. It replaces the current toast. */
export function showToast(text: string): void {
  if (currentToast !== null && toast.isActive(currentToast)) toast.update(currentToast, { render: text });
  else currentToast = toast.success(text);
}

/** Dismisses the current toast. */
export function dismissToast(): void {
  if (currentToast !== null) toast.dismiss(currentToast);
  currentToast = null;
}

/** The close button of the library is in English. */
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
