import { test } from 'vitest';
import { openSandbox } from '#tests/contract/sandbox/in-memory.ts';
test('t', async () => {
  const world = await openSandbox('2026-11-23T12:00:00+08:00');
  const time = async <T>(name: string, run: () => Promise<T>) => { const a = performance.now(); const r = await run(); console.log(name, Math.round(performance.now() - a)); return r; };
  for (let i = 0; i < 3; i += 1) {
    const b = await time('borrower', () => world.control.borrower('loan-70'));
    const q = { loanOrderId: b.loanOrderIds[0] ?? '', channelId: 'seven-eleven', amount: null, renew: null };
    await time('number', () => world.wire.call('fetchVirtualAccount', q, b));
    await time('look', () => world.wire.call('fetchVirtualAccount', {...q, channelId: null}, b));
    await time('ledger', () => world.control.ledger(b));
    await time('detail', () => world.wire.call('queryRepayOrderDetail', { loanOrderId: q.loanOrderId }, b));
    await time('advance', () => world.control.advance(b, '30m'));
    await time('advance4d', () => world.control.advance(b, '4d'));
  }
});
