// @vitest-environment happy-dom
import { Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadOnce } from '../platform/loadOnce';
import { useLoaded } from './useLoaded';

const load = () => loadOnce(async () => 'loaded');

function Shown({ loader }: { readonly loader: ReturnType<typeof load> }) {
  return <p>{useLoaded(loader)}</p>;
}

const Screen = (props: Parameters<typeof Shown>[0]) => (
  <Suspense fallback="waiting">
    <Shown {...props} />
  </Suspense>
);

it('renders with a value that is loaded, without a fallback', async () => {
  const loader = load();
  await loader();
  render(<Screen loader={loader} />);
  expect(screen.getByText('loaded')).toBeVisible();
});

it('suspends until a value has loaded', async () => {
  const loader = load();
  await act(async () => void render(<Screen loader={loader} />));
  expect(await screen.findByText('loaded')).toBeVisible();
});
