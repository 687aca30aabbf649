// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ondaraPage } from '../testing/pages.fixture';
import { renderWithTexts } from '../testing/render.fixture';
import { MovedNotice } from './MovedNotice';

it('leaves the screen without an error where scrolling returns a promise', async () => {
  const { view } = await renderWithTexts(ondaraPage, <MovedNotice />);
  expect(() => view.unmount()).not.toThrow();
});
