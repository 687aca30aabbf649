import { expect, it, vi } from 'vitest';
import { interceptNetwork, sendThroughNetwork } from './network';

const call = { address: '/api/lead', request: { method: 'GET' } };
const send = () => Promise.resolve(new Response('sent'));

it('a call goes through the interceptor until it is removed', async () => {
  expect(await (await sendThroughNetwork(call, send)).text()).toBe('sent');
  const interceptor = vi.fn(() => Promise.resolve(new Response('intercepted')));
  const remove = interceptNetwork(interceptor);
  expect(await (await sendThroughNetwork(call, send)).text()).toBe('intercepted');
  expect(interceptor).toHaveBeenCalledWith(call, send);
  remove();
  expect(await (await sendThroughNetwork(call, send)).text()).toBe('sent');
});
