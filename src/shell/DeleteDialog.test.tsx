// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { praveloPage } from '../app/pages.fixture';
import { showOn } from '../testing/page.fixture';
import { actLikeBrowserDialogs } from '../ui/dialog.fixture';
import { Legal } from './Legal';

beforeEach(actLikeBrowserDialogs);

async function askToDelete() {
  const onDelete = vi.fn();
  const { user } = await showOn(
    praveloPage,
    <Legal
      paths={praveloPage.definition.legalPaths}
      showsWarning={false}
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

describe('deleting the own data', () => {
  it('asks first and says what is deleted, what is not, and how to ask for that', async () => {
    const { onDelete, dialog } = await askToDelete();
    expect(dialog).toHaveTextContent('zostanie usunięte z tej przeglądarki');
    expect(dialog).toHaveTextContent(
      'Danych już wysłanych to nie usuwa: napisz w tej sprawie na pomoc@pravelo.example.',
    );
    expect(within(dialog).getByRole('link', { name: 'pomoc@pravelo.example' })).toHaveAttribute(
      'href',
      'mailto:pomoc@pravelo.example',
    );
    expect(dialog).toContainElement(within(dialog).getByRole('button', { name: 'Tak, usuń' }));
    expect(onDelete).not.toHaveBeenCalled();
  });

  it('happens with the second press, once', async () => {
    const { user, onDelete } = await askToDelete();
    await user.click(screen.getByRole('button', { name: 'Tak, usuń' }));
    expect(onDelete).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['Escape', 'the button'])('is called off by %s, and the focus goes back', async (way) => {
    const { user, onDelete, opener } = await askToDelete();
    expect(opener).not.toHaveFocus();
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onDelete).not.toHaveBeenCalled();
    expect(opener).toHaveFocus();
  });

  it('has the safe choice first', async () => {
    const { dialog } = await askToDelete();
    const choices = within(dialog).getAllByRole('button');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Anuluj', 'Tak, usuń']);
    expect(choices[0]).toHaveFocus();
  });
});
