// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { showLoanToScene } from './sceneLoan';

afterEach(() => document.body.replaceChildren());

function addScene(): CSSStyleDeclaration {
  const scene = document.createElement('div');
  scene.dataset['part'] = 'scene';
  document.body.append(scene);
  return scene.style;
}

it('gives the picture the place of both sliders and the words of the line', () => {
  const style = addScene();
  showLoanToScene({ amountShare: 0.25, periodShare: 1, days: { today: 'dzisiaj', due: '28 stycznia' } });
  expect(style.getPropertyValue('--scene-amount')).toBe('0.250');
  expect(style.getPropertyValue('--scene-period')).toBe('1.000');
  expect(style.getPropertyValue('--scene-today')).toBe('"dzisiaj"');
  expect(style.getPropertyValue('--scene-due')).toBe('"28 stycznia"');
});

it('has no words for a loan in months', () => {
  const style = addScene();
  showLoanToScene({ amountShare: 0, periodShare: 0.5, days: null });
  expect(style.getPropertyValue('--scene-period')).toBe('0.500');
  expect(style.getPropertyValue('--scene-due')).toBe('');
});

it('leaves a page without a picture as it is', () => {
  showLoanToScene({ amountShare: 0, periodShare: 0, days: null });
  expect(document.documentElement).not.toHaveAttribute('style');
});
