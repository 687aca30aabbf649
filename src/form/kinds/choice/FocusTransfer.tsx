import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Moves the focus to the new control when a focused control is replaced by another. */
export function FocusTransfer({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const isLost = hadFocus.current && box.current?.querySelector(':focus') === null;
    if (isLost) box.current?.querySelector<HTMLElement>('input, select')?.focus();
  });
  return (
    <div
      ref={box}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
    >
      {children}
    </div>
  );
}
