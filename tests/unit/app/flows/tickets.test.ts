import { describe, expect, it, vi } from 'vitest';
import { browserTimers, createPageClock } from '#services/page-clock.ts';
import { provider } from '#flows/feedback-tickets/chunk.ts';
import { messageOf, ticketSample } from '#machines/samples/tickets.ts';
import { type Lender, phoneWith } from '../lender.ts';

const news = {
  feedbackDetail: ticketSample(),
  leaveMessageList: { messages: [messageOf(10)], earlier: true },
};

function open(lender: Lender = {}) {
  const phone = phoneWith({ ...news, ...lender });
  const timers = createPageClock(browserTimers);
  const ports = provider.ports({ ...phone.services, timers });
  return { ...phone, timers, ports };
}

describe('the watch of messages', () => {
  function watching(lender: Lender = {}) {
    vi.useFakeTimers();
    const phone = open(lender);
    const events: string[] = [];
    const { look, stop } = phone.ports.watchMessages({ ticketId: 'ticket-1' }, ({ type }) =>
      events.push(type),
    );
    const after = async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    };
    /**
     * A reply's body is read outside the fake time; on a busy machine it arrives a little later.
     */
    const expectHeard = async (count: number, milliseconds: number) => {
      await after(milliseconds);
      await expect.poll(() => events.length).toBe(count);
    };
    return { ...phone, events, look, stop, after, expectHeard };
  }

  it('K4: polls every 5 seconds at first, then with growing delays', async () => {
    const { expectHeard, events } = watching();
    for (const pause of [5_000, 5_000, 5_000, 5_000, 7_500, 11_250]) {
      const before = events.length;
      await expectHeard(before, pause - 1);
      await expectHeard(before + 1, 1);
    }
    expect(new Set(events)).toEqual(new Set(['messages.received']));
  });

  it('polls at once on `look`, and then every 5 seconds again', async () => {
    const { expectHeard, look } = watching();
    for (const [before, pause] of [5_000, 5_000, 5_000, 5_000].entries())
      await expectHeard(before + 1, pause);
    look();
    await expectHeard(5, 0);
    await expectHeard(6, 5_000);
  });

  it('sends no poll while the page is hidden, and polls at once when it is visible again', async () => {
    const { after, expectHeard, requests, timers } = watching();
    timers.hold();
    await after(600_000);
    expect(requests).toEqual([]);
    timers.resume();
    await expectHeard(1, 0);
  });

  it('reports a failed poll, and polls again', async () => {
    const { expectHeard, events, will } = watching({ leaveMessageList: 1 });
    await expectHeard(1, 5_000);
    expect(events).toEqual(['poll.failed']);
    will(news);
    await expectHeard(2, 5_000);
    expect(events).toEqual(['poll.failed', 'messages.received']);
  });

  it('reports nothing after `stop`, even for a request in flight', async () => {
    for (const lender of [{}, { leaveMessageList: 1 }]) {
      const { after, look, stop, events } = watching(lender);
      look();
      stop();
      const timersLater = async () => {
        await after(600_000);
        return vi.getTimerCount();
      };
      await expect.poll(timersLater).toBe(0);
      expect(events).toEqual([]);
    }
    const idle = watching();
    idle.stop();
    await idle.after(600_000);
    expect(idle.requests).toEqual([]);
  });
});
