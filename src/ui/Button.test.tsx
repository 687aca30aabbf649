// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from './Button';

it.each(['button', 'submit'] as const)(
  'of the type %s ignores the second click of a double click, which the next screen would get',
  async (type) => {
    const pressed: string[] = [];
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          pressed.push('submit');
        }}
      >
        <Button type={type} onClick={() => pressed.push('click')}>
          Accept
        </Button>
      </form>,
    );
    const user = userEvent.setup();
    const once = type === 'submit' ? ['click', 'submit'] : ['click'];
    await user.dblClick(screen.getByRole('button'));
    expect(pressed).toEqual(once);
    screen.getByRole('button').focus();
    await user.keyboard('{Enter}');
    expect(pressed).toEqual([...once, ...once]);
  },
);
