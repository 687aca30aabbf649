// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { loadOnce } from '../platform/loadOnce';
import { late } from './late';

function Counter({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

const within = (part: React.ReactNode) => <Suspense fallback="wait">{part}</Suspense>;

describe('a part whose code comes late', () => {
  it('is there at once where its code is at hand', async () => {
    const Part = late(loadOnce(async () => ({ default: Counter })));
    await Part.load();
    // Outside of act: nothing that would come a turn later is there yet.
    render(within(<Part name="at hand" />));
    expect(screen.getByText('at hand 0')).toBeInTheDocument();
    expect(screen.queryByText('wait')).not.toBeInTheDocument();
  });

  it('is waited for where it is not, and loaded once', async () => {
    const load = vi.fn(async () => ({ default: Counter }));
    const Part = late(loadOnce(load));
    render(within(<Part name="awaited" />));
    expect(screen.getByText('wait')).toBeInTheDocument();
    expect(await screen.findByText('awaited 0')).toBeInTheDocument();
    await Part.load();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps its state when its code is at hand later than it was shown', async () => {
    const Part = late(loadOnce(async () => ({ default: Counter })));
    const { rerender } = render(within(<Part name="kept" />));
    const button = await screen.findByText('kept 0');
    act(() => button.click());
    rerender(within(<Part name="kept still" />));
    expect(screen.getByText('kept still 1')).toBe(button);
  });
});
