import { Suspense } from 'react';
import type { PageStep } from '../../domain/pages/resolvePage';
import { useIsHydrating } from '../../ui/HydrationProvider';
import type { ScreenProps } from '../screenProps';
import { OutsideLimitsNotice } from './lazyComponents';

interface AboutLinkProps extends Pick<ScreenProps, 'page' | 'visit'> {
  readonly step: PageStep;
}

/** What is said of a link that asked for more than the page offers. It is not on the built screen. */
export function AboutLink({ page, step, visit }: AboutLinkProps) {
  const isHydrating = useIsHydrating();
  const { outsideLimits } = visit;
  return isHydrating || Object.keys(outsideLimits).length === 0 ? null : (
    <Suspense>
      <OutsideLimitsNotice page={page} step={step} outsideLimits={outsideLimits} />
    </Suspense>
  );
}
