// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Collapsible } from './Collapsible';

/** Opens or closes the section, as a press on its summary does. */
function toggle(isOpen: boolean): void {
  const element = document.querySelector('details') ?? expect.unreachable();
  element.open = isOpen;
  fireEvent(element, new Event('toggle'));
}

it('renders its content when it is first opened', () => {
  render(<Collapsible label="Costs" content={() => <input aria-label="Other" />} />);
  expect(screen.getByText('Costs')).toBeInTheDocument();
  expect(screen.queryByLabelText('Other')).toBeNull();
  toggle(true);
  expect(screen.getByLabelText('Other')).toBeInTheDocument();
});

it('keeps what was typed in its content when it is closed', () => {
  render(<Collapsible label="Costs" content={() => <input aria-label="Other" />} />);
  toggle(true);
  fireEvent.change(screen.getByLabelText('Other'), { target: { value: '120' } });
  toggle(false);
  toggle(true);
  expect(screen.getByLabelText('Other')).toHaveValue('120');
});
