// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { loadOnce } from '../platform/loading/loadOnce';
import { createLazyComponent } from './lazyComponent';

function Counter({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

const within = (part: React.ReactNode) => <Suspense fallback="wait">{part}</Suspense>;

describe('createLazyComponent', () => {
  it('renders synchronously if the code is loaded', async () => {
    const Part = createLazyComponent(
      loadOnce(async () => ({ Counter })),
      ({ Counter: part }) => part,
    );
    await Part.load();
    // Not wrapped in act: a later turn has not run yet.
    render(within(<Part name="at hand" />));
    expect(screen.getByText('at hand 0')).toBeInTheDocument();
    expect(screen.queryByText('wait')).not.toBeInTheDocument();
  });

  it('suspends until the code is loaded, and loads it once', async () => {
    const load = vi.fn(async () => ({ Counter }));
    const Part = createLazyComponent(loadOnce(load), ({ Counter: part }) => part);
    render(within(<Part name="awaited" />));
    expect(screen.getByText('wait')).toBeInTheDocument();
    expect(await screen.findByText('awaited 0')).toBeInTheDocument();
    await Part.load();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps its state if the code is preloaded after the first render', async () => {
    const Part = createLazyComponent(
      loadOnce(async () => ({ Counter })),
      ({ Counter: part }) => part,
    );
    const { rerender } = render(within(<Part name="kept" />));
    const button = await screen.findByText('kept 0');
    act(() => button.click());
    rerender(within(<Part name="kept still" />));
    expect(screen.getByText('kept still 1')).toBe(button);
  });
});
