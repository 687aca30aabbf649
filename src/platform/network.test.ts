import { expect, it, vi } from 'vitest';
import { standBetween, throughNetwork } from './network';

const call = { address: '/api/lead', request: { method: 'GET' } };
const go = () => Promise.resolve(new Response('sent'));

it('a call goes through what stands between, until that is taken away', async () => {
  expect(await (await throughNetwork(call, go)).text()).toBe('sent');
  const between = vi.fn(() => Promise.resolve(new Response('kept back')));
  const away = standBetween(between);
  expect(await (await throughNetwork(call, go)).text()).toBe('kept back');
  expect(between).toHaveBeenCalledWith(call, go);
  away();
  expect(await (await throughNetwork(call, go)).text()).toBe('sent');
});
