import '../reference/form.css';
import i18next from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { ToastContainer } from 'react-toastify';
import { referenceFormSteps } from '../reference/form';
import { EndScreen, ReferenceStepScreen } from './ReferenceStepScreen';
import { createReferenceStore } from './store';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no root.');
void start(root);

/** Loads the texts, then shows the form. */
async function start(element: HTMLElement): Promise<void> {
  await i18next
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: 'es',
      fallbackLng: false,
      ns: ['texts'],
      defaultNS: 'texts',
      keySeparator: '>',
      nsSeparator: 'ˆ',
      interpolation: { escapeValue: false },
      backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
    });
  createRoot(element).render(
    <Provider store={createReferenceStore()}>
      <BrowserRouter>
        <Routes>
          <Route path="/sent" element={<EndScreen />} />
          {referenceFormSteps.map((step, index) => (
            <Route
              key={step.key}
              path={index === 0 ? '/' : `/${step.key}`}
              element={<ReferenceStepScreen key={step.key} step={step} />}
            />
          ))}
        </Routes>
      </BrowserRouter>
      <ToastContainer />
    </Provider>,
  );
}
