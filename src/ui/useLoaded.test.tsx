// @vitest-environment happy-dom
import { Component, Suspense, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadOnce } from '../platform/loading/loadOnce';
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

class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override state = { hasFailed: false };
  override render() {
    return this.state.hasFailed ? <p>failed</p> : this.props.children;
  }
}

it('tells the boundary that a value did not load, and loads it once', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const failingLoad = vi.fn(async (): Promise<string> => {
    throw new Error('The chunk is missing.');
  });
  const loader = loadOnce(failingLoad);
  const show = () =>
    render(
      <Boundary>
        <Screen loader={loader} />
      </Boundary>,
    );
  await act(async () => void show());
  expect(await screen.findByText('failed')).toBeVisible();
  expect(failingLoad).toHaveBeenCalledTimes(1);
});
