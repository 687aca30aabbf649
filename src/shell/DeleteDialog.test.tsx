// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { praveloPage } from '../testing/pages.fixture';
import { renderWithTexts } from '../testing/render.fixture';
import { emulateBrowserDialogs } from '../ui/dialog.fixture';
import { Legal } from './Legal';

beforeEach(emulateBrowserDialogs);

async function openDialog() {
  const onDelete = vi.fn();
  const { user } = await renderWithTexts(
    praveloPage,
    <Legal
      paths={praveloPage.definition.legalPaths}
      statements="/accessibility"
      isSample
      contactEmail={praveloPage.definition.contact.email}
      isFolded
      onDelete={onDelete}
    />,
  );
  const opener = screen.getByRole('button', { name: 'Usuń moje dane' });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Usunąć Twoje dane?' });
  return { user, onDelete, opener, dialog };
}

describe('the dialog that deletes data', () => {
  it('says first which data it deletes, and how to have the rest deleted', async () => {
    const { onDelete, dialog } = await openDialog();
    expect(dialog).toHaveTextContent('zostanie usunięte z tej przeglądarki');
    expect(dialog).toHaveTextContent(
      'Danych, które już otrzymaliśmy, to nie usuwa: aby je usunąć, napisz na pomoc@pravelo.example.',
    );
    expect(within(dialog).getByRole('link', { name: 'pomoc@pravelo.example' })).toHaveAttribute(
      'href',
      'mailto:pomoc@pravelo.example',
    );
    expect(dialog).toContainElement(within(dialog).getByRole('button', { name: 'Tak, usuń' }));
    expect(onDelete).not.toHaveBeenCalled();
  });

  it('deletes once, after the confirmation', async () => {
    const { user, onDelete } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Tak, usuń' }));
    expect(onDelete).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['Escape', 'the button'])('closes with %s and returns the focus', async (way) => {
    const { user, onDelete, opener } = await openDialog();
    expect(opener).not.toHaveFocus();
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onDelete).not.toHaveBeenCalled();
    expect(opener).toHaveFocus();
  });

  it('has the safe button first', async () => {
    const { dialog } = await openDialog();
    const choices = within(dialog).getAllByRole('button');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Anuluj', 'Tak, usuń']);
    expect(choices[0]).toHaveFocus();
  });
});
