import type { Redirect } from '../../domain/journey/states/redirect';
import { buildAddress } from '../../platform/navigation';
import { Button } from '../../ui/Button';
import { AddressInNewWindow, NewWindow, useWindowLabel } from '../NewWindow';
import type { ScreenServices } from '../screenProps';
import { useReturnAddress } from '../useReturnAddress';

interface PartnerWindowProps extends Pick<ScreenServices, 'getHref'> {
  readonly redirect: Redirect;
  /** The name of the lender; null if unknown. */
  readonly partner: string | null;
}

/**
 * The redirect to a partner in a new window. The address of a POST alone leads nowhere, so the address to copy is that of the
 * application, which redirects from its own window.
 */
export function PartnerWindow({ redirect, partner, getHref }: PartnerWindowProps) {
  const label = useWindowLabel(partner);
  const returnAddress = useReturnAddress(getHref);
  if (redirect.method === 'GET')
    return <AddressInNewWindow partner={partner} address={buildAddress(redirect)} />;
  return (
    <NewWindow partner={partner} address={returnAddress}>
      <form method="post" action={redirect.url} target="_blank" rel="noopener">
        {Object.entries(redirect.params).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{label}</Button>
      </form>
    </NewWindow>
  );
}
