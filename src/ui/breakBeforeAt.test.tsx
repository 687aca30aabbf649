// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { breakBeforeAt } from './breakBeforeAt';

it.each([
  ['ana@example.com', 'ana@example.com'],
  [`${'a'.repeat(18)}@example.com`, `${'a'.repeat(18)}@example.com`],
  [`${'a'.repeat(19)}@example.com`, `${'a'.repeat(19)}<wbr>@example.com`],
  ['Calle de la Constitución de Cádiz 12', 'Calle de la Constitución de Cádiz 12'],
])('%s may continue only before the @ of a long address', (text, html) => {
  expect(render(breakBeforeAt(text)).container.innerHTML).toBe(html);
});
