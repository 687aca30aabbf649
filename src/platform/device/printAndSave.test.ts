// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { print, readAsText } from './printAndSave';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['opens its dialog', () => void window.dispatchEvent(new Event('beforeprint')), true],
  ['does nothing, as that of an app', () => undefined, false],
  ['is missing, as that of another app', undefined, false],
])('tells whether the page is printed in a browser whose command %s', (_what, command, isPrinted) => {
  vi.stubGlobal('print', command);
  expect(print()).toBe(isPrinted);
});

it('reads a copy as text, with each answer beside its question and without buttons', () => {
  const copy = document.createElement('div');
  copy.innerHTML = `
    <dl><div><dt>Nombre</dt><dd>Ana <b>Peña</b></dd></div></dl>
    <section>
      <div><h2>Contacto</h2><button type="button">Cambiar</button></div>
      <dl>
        <div><dt>Correo</dt><dd>ana<wbr>@example.com</dd></div>
        <div><dt>¿Aceptas?</dt><dd>Sí<p>Registrado el 20 nov 2026</p></dd></div>
      </dl>
    </section>
    <h2>Empleo</h2><p>Sin respuesta</p>`;
  expect(readAsText(copy)).toBe(
    [
      'Nombre: Ana Peña',
      '',
      'Contacto',
      'Correo: ana@example.com',
      '¿Aceptas? Sí',
      'Registrado el 20 nov 2026',
      '',
      'Empleo',
      'Sin respuesta',
    ].join('\n'),
  );
});
