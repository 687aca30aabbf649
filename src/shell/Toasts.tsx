import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './Toasts.css';

/** Top right, three seconds, gone by a click, held while pointed at (specification, section 2). */
export default function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={3000}
      closeOnClick
      pauseOnHover
      pauseOnFocusLoss
      theme="colored"
      role="status"
    />
  );
}
