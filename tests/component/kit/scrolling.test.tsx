import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ActionBar } from '#components/action-bar.tsx';
import { MessageList } from '#components/message-list.tsx';
import { Page } from '#components/page.tsx';
import { TextField } from '#components/text-field.tsx';
import { ToastRegion } from '#components/toast-region.tsx';

/** What watches sizes, by what it watches; a test says when one changes. */
const watchers = new Map<Element, () => void>();

class Told {
  readonly #tell: () => void;
  readonly #seen: Element[] = [];
  constructor(tell: () => void) {
    this.#tell = tell;
  }
  observe(element: Element) {
    this.#seen.push(element);
    watchers.set(element, this.#tell);
  }
  disconnect() {
    for (const element of this.#seen) watchers.delete(element);
  }
}

beforeEach(() => {
  watchers.clear();
  vi.stubGlobal('ResizeObserver', Told);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a conversation', () => {
  const message = (id: string) => ({ id, own: true, by: 'You', text: `Message ${id}`, images: [] });

  /** A conversation in a page so high, scrolled so far, in a window 600 px high. */
  function open() {
    const page = document.documentElement;
    vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(2_000);
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const view = render(<MessageList label="Conversation" messages={[message('1')]} />);
    const log = screen.getByRole('log', { name: 'Conversation' });
    return {
      ...view,
      scrolled,
      log,
      grows: () => watchers.get(log)?.(),
      scrollsTo: (top: number) => {
        vi.spyOn(page, 'scrollTop', 'get').mockReturnValue(top);
        fireEvent.scroll(window);
      },
    };
  }

  it('opens at its newest message', () => {
    const { grows, scrolled } = open();
    grows();
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 2_000);
  });

  it.each([
    ['at its end', 1_400, 1],
    ['119 px above it', 1_281, 1],
    ['120 px above it, no longer', 1_280, 0],
    ['at its start, no longer', 0, 0],
  ])('follows new messages while its reader is %s', (_, top, times) => {
    const { grows, scrolled, scrollsTo } = open();
    scrollsTo(top);
    grows();
    expect(scrolled).toHaveBeenCalledTimes(times);
  });

  it('follows again once its reader is back', () => {
    const { grows, scrolled, scrollsTo } = open();
    scrollsTo(0);
    scrollsTo(1_400);
    grows();
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('watches no longer than it is there', () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    const { unmount, log } = open();
    const [, look, options] = added.mock.calls.find(([type]) => type === 'scroll') ?? [];
    expect(options).toEqual({ passive: true });
    unmount();
    expect(watchers.has(log)).toBe(false);
    expect(removed).toHaveBeenCalledWith('scroll', look);
  });

  it('keeps 50 messages a block from its first, whichever end grows', () => {
    const numbers = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => message(String(from + index)));
    const { rerender, container } = render(
      <MessageList label="Long" messages={numbers(1_000, 1_120)} />,
    );
    const sizes = () =>
      [...container.querySelectorAll<HTMLElement>('[role=log] > div')].map((block) =>
        block.style.getPropertyValue('--messages'),
      );
    expect(sizes()).toEqual(['50', '50', '20']);
    rerender(<MessageList label="Long" messages={numbers(970, 1_131)} />);
    expect(sizes()).toEqual(['30', '50', '50', '31']);
    rerender(<MessageList label="Long" messages={numbers(900, 1_150)} />);
    expect(sizes()).toEqual(['50', '50', '50', '50', '50']);
  });

  it.each([
    ['text', { text: 'Anew' }],
    ['sender', { by: 'We' }],
    ['place', { id: '2' }],
  ])('draws a message anew that has another %s', (_, change) => {
    const { rerender } = open();
    const other = { ...message('1'), ...change };
    rerender(<MessageList label="Conversation" messages={[other]} />);
    expect(screen.getByText(other.by)).toBeInTheDocument();
    expect(screen.getByText(other.text)).toBeInTheDocument();
  });
});

describe('a field that takes the focus', () => {
  function focus(calm: boolean) {
    vi.useFakeTimers();
    const viewport = new EventTarget();
    vi.stubGlobal('visualViewport', viewport);
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: calm && query === '(prefers-reduced-motion: reduce)',
    }));
    render(<TextField label="Name" value="" onChange={() => {}} />);
    const field = screen.getByLabelText('Name');
    const shown = vi.spyOn(field, 'scrollIntoView').mockImplementation(() => {});
    field.focus();
    return { field, shown, resize: () => viewport.dispatchEvent(new Event('resize')) };
  }

  it('S2.20: comes into view at once, and again as the keyboard takes its room', () => {
    const { shown, resize } = focus(false);
    expect(shown).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior: 'smooth' });
    vi.advanceTimersByTime(999);
    resize();
    expect(shown).toHaveBeenCalledTimes(2);
  });

  it('stays where it is when something else takes room later, or the focus went on', () => {
    const { field, shown, resize } = focus(false);
    field.blur();
    resize();
    vi.advanceTimersByTime(1_000);
    field.focus();
    expect(shown).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1_000);
    resize();
    expect(shown).toHaveBeenCalledTimes(2);
  });

  it('jumps for who asks for less motion', () => {
    expect(focus(true).shown).toHaveBeenCalledWith({ block: 'nearest', behavior: 'auto' });
  });

  it('is shown where the browser knows nothing of keyboards', () => {
    vi.stubGlobal('visualViewport', null);
    render(<TextField label="Name" value="" onChange={() => {}} />);
    const field = screen.getByLabelText('Name');
    const shown = vi.spyOn(field, 'scrollIntoView').mockImplementation(() => {});
    field.focus();
    expect(shown).toHaveBeenCalledOnce();
  });
});

describe('a page', () => {
  it('starts at its top, and takes the focus where nothing has it', () => {
    document.documentElement.scrollTop = 300;
    const moved = vi.spyOn(HTMLElement.prototype, 'focus');
    render(<Page title="Loan">Body</Page>);
    expect(document.documentElement.scrollTop).toBe(0);
    expect(screen.getByRole('heading', { name: 'Loan' })).toHaveFocus();
    expect(moved).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  it('leaves the place of a person who scrolled before the app was there', () => {
    document.documentElement.scrollTop = 300;
    render(
      <div data-waiting="">
        <Page title="Loan">Body</Page>
      </div>,
    );
    expect(document.documentElement.scrollTop).toBe(300);
    document.documentElement.scrollTop = 0;
  });

  it('leaves the focus to what has it', () => {
    const before = render(<button type="button">Before</button>);
    screen.getByRole('button').focus();
    render(<Page title="Loan">Body</Page>);
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
    before.unmount();
  });

  it('is told the height of its buttons, as long as they are there, and so is a toast', () => {
    const { unmount, container } = render(<ActionBar note="You pay ₱1">Pay</ActionBar>);
    render(<ToastRegion toast={{ id: '1', text: 'Saved' }} />);
    const bar = container.querySelector<HTMLElement>('div');
    if (!bar) throw new Error('there is no bar');
    const clear = () => document.documentElement.style.scrollPaddingBottom;
    const toast = () => screen.getByText('Saved').parentElement?.style.bottom;
    expect(toast()).toBe('0px');
    vi.spyOn(bar, 'offsetHeight', 'get').mockReturnValue(88);
    act(() => watchers.get(bar)?.());
    expect(clear()).toContain('(88px');
    expect(toast()).toBe('88px');
    expect(bar).toHaveTextContent('You pay ₱1Pay');
    act(unmount);
    expect(clear()).toContain('(0px');
    expect(toast()).toBe('0px');
    expect(watchers.size).toBe(0);
  });
});
