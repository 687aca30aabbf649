import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Holds a control that another can take the place of: that one takes the focus too, when the first had it. */
export function FocusKept({ children }: { readonly children: ReactNode }) {
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
